export const id = 5867;
export const ids = [5867];
export const modules = {

/***/ 65867:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43864);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
/* harmony import */ var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74167);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(8473);




await (0,_runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__/* .run */ .e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .INPUT_NAMES */ .Q, secrets: ['github-token'] }, async (given, context) => {
    // A runner starts an action without arguments. The command-line program passes switches.
    const inputs = (0,_inputs_js__WEBPACK_IMPORTED_MODULE_2__/* .readInputs */ .K)(given, process.env, process.argv.slice(2));
    await (0,_main_js__WEBPACK_IMPORTED_MODULE_3__/* .main */ .i)(inputs, { ...context, signal: (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__/* .withDeadline */ .NE)(context.signal, inputs.timeoutMs) });
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 74167:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  Q: () => (/* binding */ INPUT_NAMES),
  K: () => (/* binding */ readInputs)
});

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
// EXTERNAL MODULE: ./.build/src/review/checks/ignored-targets.js
var ignored_targets = __webpack_require__(36378);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/action/runner.js
var action_runner = __webpack_require__(75437);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: ./.build/src/versions/checkout.js
var versions_checkout = __webpack_require__(93921);
// EXTERNAL MODULE: ./.build/src/versions/docs-folder.js
var docs_folder = __webpack_require__(20515);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
// EXTERNAL MODULE: ./.build/src/versions/open-clone.js + 1 modules
var open_clone = __webpack_require__(42496);
;// CONCATENATED MODULE: ./.build/src/pull-request/base/given-base.js







/** Finds the version to compare the documentation with, as selected by the input `base`. */
function givenBase(given, checkout, { workspace, env, isPullRequest, timeoutMs }) {
    if (given === 'none')
        return { kind: 'none' };
    if (given === undefined)
        return isPullRequest
            ? { kind: 'pull-request' }
            : new problem/* Problem */.AF('`base` is missing: this run was not started by a pull request. Set `base` to a branch, a commit, a folder with the earlier version, or `none`');
    const folder = (0,external_node_path_.resolve)(workspace, given);
    // A change could add a folder named like a branch, so a folder in the repository must be given as a path: `./x`.
    const isPartOfChange = checkout.isClone && (0,versions_checkout/* rootAbove */.GL)(folder, undefined) === checkout.root;
    if ((0,external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() && (!isPartOfChange || isPath(given)))
        return baseFolder(given, folder, checkout.prefix, workspace);
    if (env['GITHUB_ACTIONS'] !== 'true')
        return baseInClone(given, checkout, env, timeoutMs);
    return /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/.test(given)
        ? { kind: 'ref', ref: given }
        : new problem/* Problem */.AF(`\`base\` "${given}" is not a folder, a branch, or a commit`);
}
function isPath(text) {
    return (0,external_node_path_.isAbsolute)(text) || /^\.\.?(?:[/\\]|$)/.test(text);
}
/** Finds the documentation in the given folder: at the same path as in the checkout, or in the only docs folder. */
function baseFolder(given, folder, prefix, workspace) {
    const [only, ...others] = (0,docs_folders/* findDocs */.Vy)(folder);
    const isThere = (0,docs_folders/* settingsIn */.RV)((0,external_node_path_.join)(folder, prefix)) !== undefined;
    const found = isThere ? (0,external_node_path_.join)(folder, prefix) : others.length === 0 ? only : undefined;
    if (found !== undefined)
        return (0,docs_folder/* linkProblem */.kD)('base', found, workspace) ?? { kind: 'folder', folder: found };
    const where = prefix === '' ? '' : `, in ${prefix},`;
    return new problem/* Problem */.AF(`\`base\` needs docs.json or mint.json in its root${where} or in exactly one other folder: ${given}`);
}
function wantedFix({ checkout, isAll }, env, timeoutMs) {
    if (!checkout.isClone)
        return new problem/* Problem */.AF(`\`--fix\` needs a clone to detect uncommitted changes, but ${checkout.root} is not a clone. Without \`--fix\`, a comparison writes the edits to \`fixes.patch\``);
    const found = (0,open_clone/* openClone */.o)(checkout, env, timeoutMs);
    return found instanceof problem/* Problem */.AF ? found : { ...found, isAll };
}
/** Finds the merge base of the checked-out commit and the given branch or commit. */
function baseInClone(given, checkout, env, timeoutMs) {
    const { root, isClone } = checkout;
    const name = JSON.stringify(given);
    if (isPath(given))
        return new problem/* Problem */.AF(`\`base\` ${name}: the folder does not exist`);
    if (!isClone)
        return new problem/* Problem */.AF(`\`base\` ${name} is not a folder, and ${root} is not a clone`);
    const found = (0,open_clone/* openClone */.o)(checkout, env, timeoutMs);
    if (found instanceof problem/* Problem */.AF)
        return found;
    const { clone, head } = found;
    // In a clone made by a CI system, branches exist only as remote branches.
    const commits = [given, `origin/${given}`].map(ref => clone.resolve(`${ref}^{commit}`));
    const commit = commits.find(each => !(each instanceof problem/* Problem */.AF)) ?? commits[0];
    if (commit === undefined || commit instanceof problem/* Problem */.AF)
        return new problem/* Problem */.AF(`\`base\` ${name} is not a commit in the clone. ${fetchAdvice(clone)}`);
    const base = clone.mergeBase(commit, head);
    if (!(base instanceof problem/* Problem */.AF))
        return { kind: 'clone', clone, head, base };
    return new problem/* Problem */.AF(`\`base\` ${name} has no commit in common with the checked-out commit. ${fetchAdvice(clone)}. Or compare with a folder: run \`git worktree add ../base ${given}\`, then set \`--base ../base\``);
}
function fetchAdvice(clone) {
    const command = `git fetch${clone.isShallow() ? ' --unshallow' : ''} origin BRANCH`;
    return `Fetch the branch: run \`${command}\`, then set \`--base FETCH_HEAD\``;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/shell-word.js
var shell_word = __webpack_require__(37397);
;// CONCATENATED MODULE: ./.build/src/pull-request/fix-command.js

/** The argument with which the command-line program passes the command that the user typed. */
const COMMAND = '--command=';
/** Returns the command that fixes the findings in a clone; undefined if the program's name is unknown. */
function fixCommand({ base, 'docs-path': docsPath, 'check-ignore': ignore }, { env, switches, serverUrl, pullRequest, prefix }) {
    const typed = switches.find(arg => arg.startsWith(COMMAND))?.slice(COMMAND.length);
    // Without a base, all findings can be fixed.
    const fix = base === 'none' || switches.includes('--all') ? ['--fix', '--all'] : ['--fix'];
    if (typed !== undefined)
        return [typed, ...fix].join(' ');
    const { GITHUB_ACTION_REPOSITORY: repository = '', GITHUB_ACTION_REF: ref = '' } = env;
    if (repository === '')
        return undefined;
    const source = serverUrl === 'https://github.com' ? `github:${repository}` : `git+${serverUrl}/${repository}.git`;
    const folder = docsPath === undefined || prefix === '' ? [] : ['--docs-path', prefix.replace(/\/$/, '')];
    // A folder of the workflow may not exist in the clone of a reader.
    const given = base !== undefined && /^(?:\.|\/|[a-z]:)/i.test(base) ? undefined : base;
    const own = given ?? pullRequest?.baseRef ?? pullRequest?.baseSha ?? base;
    const words = [`${source}${ref === '' ? '' : `#${ref}`}`, 'pull-request', ...folder];
    const ignored = ignore === undefined ? [] : ['--check-ignore', ignore];
    const compared = own === undefined ? [] : ['--base', own];
    return ['npx', ...words, ...compared, ...ignored, ...fix].map(shell_word/* quoted */.T).join(' ');
}

// EXTERNAL MODULE: ./.build/src/pull-request/preview.js
var preview = __webpack_require__(87755);
;// CONCATENATED MODULE: ./.build/src/pull-request/pull-request-event.js


const EVENTS = ['pull_request', 'pull_request_target'];
const schema = schemas/* object */.Ikc({
    pull_request: schemas/* object */.Ikc({
        number: schemas/* number */.aig(),
        head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }),
        base: schemas/* object */.Ikc({ sha: schemas/* string */.YjP(), ref: schemas/* optional */.lqM(schemas/* string */.YjP()) })
    })
});
function readPullRequest(env) {
    if (!EVENTS.includes(env['GITHUB_EVENT_NAME'] ?? ''))
        return undefined;
    const read = (0,action_runner/* readEvent */.j)(env, schema)?.pull_request;
    return (read && { number: read.number, headSha: read.head.sha, baseSha: read.base.sha, baseRef: read.base.ref });
}

// EXTERNAL MODULE: ./.build/src/sources/docs-addresses.js
var docs_addresses = __webpack_require__(66022);
// EXTERNAL MODULE: ./.build/src/pull-request/comparison/findings.js
var findings = __webpack_require__(19711);
;// CONCATENATED MODULE: ./.build/src/pull-request/inputs.js















const some = (choices) => (0,input_fields/* field */.ZZ)(value => {
    const entries = (0,input_fields/* entriesOf */.Mc)(value);
    const isKnown = (entry) => choices.some(choice => choice === entry);
    const unknown = entries.filter(entry => !isKnown(entry));
    if (entries.length === 0)
        return new problem/* Problem */.AF(`is empty: choose from ${choices.join(', ')}`);
    return unknown.length === 0
        ? entries.filter(isKnown)
        : new problem/* Problem */.AF(`"${unknown.join('", "')}" ${unknown.length === 1 ? 'is' : 'are'} unknown: choose from ${choices.join(', ')}`);
});
/** The site address with which links to pages begin. */
const siteAddress = (0,input_fields/* field */.ZZ)(value => (0,docs_addresses/* siteAddressOf */.x)(value) ?? new problem/* Problem */.AF(`"${value}" is invalid: use the form https://docs.example.com`));
const inputs_preview = (0,input_fields/* field */.ZZ)(value => value === preview/* AUTO */.Q
    ? preview/* AUTO */.Q
    : ((0,docs_addresses/* siteAddressOf */.x)(value) ??
        new problem/* Problem */.AF(`"${value}" is invalid: use the form https://preview.example.com, or \`${preview/* AUTO */.Q}\``)));
const DEFAULT_TIMEOUT_MS = 10 * 60_000;
const fields = schemas/* object */.Ikc({
    'docs-path': schemas/* optional */.lqM(schemas/* string */.YjP()),
    base: schemas/* optional */.lqM(schemas/* string */.YjP()),
    check: schemas/* _default */.Rvf((0,input_fields/* oneOf */.yL)(['off', 'warn', 'fail']), 'warn'),
    'check-fail-on': schemas/* _default */.Rvf(some(findings/* FINDING_KINDS */.mH), [...findings/* FAILING_BY_DEFAULT */.LG]),
    'check-ignore': schemas/* _default */.Rvf(ignored_targets/* ignoredTargets */.x, []),
    comment: schemas/* _default */.Rvf(input_fields/* flag */.Jt, true),
    suggest: schemas/* _default */.Rvf(input_fields/* flag */.Jt, false),
    'preview-url': schemas/* optional */.lqM(inputs_preview),
    'site-url': schemas/* optional */.lqM(siteAddress),
    format: schemas/* _default */.Rvf(some(['codequality', 'junit']), []),
    'github-token': schemas/* optional */.lqM(schemas/* string */.YjP()),
    timeout: schemas/* _default */.Rvf(input_fields/* duration */.p0, DEFAULT_TIMEOUT_MS)
});
const INPUT_NAMES = Object.keys(fields.shape);
/** Reads everything the run needs. One error lists all problems. `switches`: arguments of the command-line program. */
function readInputs(given, env, switches = []) {
    const runner = (0,action_runner/* readRunner */.f)(env);
    const { workspace, serverUrl, apiUrl, repository, runUrl, sha, tempDir } = runner;
    const isRunner = env['GITHUB_ACTIONS'] === 'true';
    const pullRequest = readPullRequest(env);
    const isAll = switches.includes('--all');
    const folder = (0,docs_folder/* findDocsFolder */.pe)(given['docs-path'], workspace, isRunner);
    const checkout = folder instanceof problem/* Problem */.AF ? folder : (0,versions_checkout/* readCheckout */.b$)(folder, workspace, { sha, isRunner });
    const read = (0,input_fields/* readFields */.qU)(fields, given, parsed => {
        const timeoutMs = parsed.timeout instanceof problem/* Problem */.AF ? DEFAULT_TIMEOUT_MS : parsed.timeout;
        const workingTree = checkout instanceof problem/* Problem */.AF || !switches.includes('--fix')
            ? undefined
            : wantedFix({ checkout, isAll }, env, timeoutMs);
        // Fixing all findings does not require a base.
        const base = given['base'] ?? (isAll ? 'none' : undefined);
        const isPullRequest = pullRequest !== undefined;
        return {
            checkout,
            workingTree,
            base: checkout instanceof problem/* Problem */.AF
                ? checkout
                : givenBase(base, checkout, { workspace, env, isPullRequest, timeoutMs })
        };
    });
    return {
        checkout: read.checkout,
        base: read.base,
        /** Options for `--fix`, which edits the working tree; undefined if this switch is missing. */
        workingTree: read.workingTree,
        pullRequest,
        check: read.check,
        failOn: read['check-fail-on'],
        ignore: read['check-ignore'],
        comment: read.comment,
        suggest: read.suggest,
        previewUrl: read['preview-url'],
        siteUrl: read['site-url'],
        formats: read.format,
        timeoutMs: read.timeout,
        /** Time limit for each nonessential task, such as reading the base or writing the comment. */
        shareMs: read.timeout / 3,
        /** Whether the run is on a runner. A command-line run shows the summary but no annotations. */
        isRunner,
        /** Whether the log contains the findings. The program's `check` prints them itself. */
        logsFindings: !switches.includes('--no-findings'),
        github: {
            token: read['github-token'],
            apiUrl,
            repository,
            serverUrl,
            runUrl
        },
        /** Depends on the docs folder, because one job can review several folders. */
        outputDir: (0,external_node_path_.join)(tempDir, `pull-request${(0,docs_folder/* fileNameOf */.bV)(read.checkout.path)}`),
        /** Undefined if artifacts cannot be uploaded. */
        patchArtifact: runner.hasArtifactStorage
            ? `docs-fixes${(0,docs_folder/* fileNameOf */.bV)(read.checkout.path)}.patch`
            : undefined,
        docsUrl: (0,docs_url/* docsUrl */.fs)(env),
        fixCommand: fixCommand(given, { env, switches, serverUrl, pullRequest, prefix: read.checkout.prefix })
    };
}


/***/ }),

/***/ 8473:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {


// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  i: () => (/* binding */ main)
});

// EXTERNAL MODULE: ./.build/src/github/client.js
var github_client = __webpack_require__(2336);
// EXTERNAL MODULE: ./.build/src/runtime/failure.js
var failure = __webpack_require__(98362);
// EXTERNAL MODULE: ./.build/src/runtime/action/run.js + 3 modules
var run = __webpack_require__(43864);
// EXTERNAL MODULE: ./.build/src/runtime/time/stop-reason.js
var stop_reason = __webpack_require__(54639);
// EXTERNAL MODULE: ./.build/src/runtime/action/summary.js
var summary = __webpack_require__(37223);
// EXTERNAL MODULE: ./.build/src/runtime/text/clip.js
var clip = __webpack_require__(74238);
// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
// EXTERNAL MODULE: ./.build/src/runtime/group-by.js
var group_by = __webpack_require__(21873);
// EXTERNAL MODULE: ./.build/src/runtime/text/units.js
var units = __webpack_require__(81529);
// EXTERNAL MODULE: ./.build/src/runtime/text/with-more.js
var with_more = __webpack_require__(1896);
;// CONCATENATED MODULE: ./.build/src/pull-request/comment/budget.js

/** The file with all findings and hints. */
const FINDINGS_FILE = 'findings.json';
/** GitHub rejects comments with more than 65,536 characters. */
const COMMENT_LIMIT = {
    max: 60_000,
    maxSections: 35_000,
    sizeOf: text => text.length,
    rest: 'in the job summary'
};
/** GitHub drops a summary with more than 1 MiB, which also contains headings and possibly an error. */
const SUMMARY_LIMIT = {
    max: 1_000_000,
    maxSections: 1_000_000,
    sizeOf: text => Buffer.byteLength(text)
};
/**
 * Renders the sections, the most important first. A section that is larger than its share also gets the space that the
 * other sections leave, so nothing is left out if all sections fit.
 */
function renderSections(sections, limit, format) {
    const { maxSections, ...rest } = limit;
    const budgetOf = (remaining) => ({ ...rest, remaining, format });
    const sizes = sections.map(({ share, render }) => {
        const budget = budgetOf(maxSections);
        render(budget);
        const size = maxSections - budget.remaining;
        return { size, own: Math.min(size, Math.floor(share * maxSections)) };
    });
    let free = sizes.reduce((left, { own }) => left - own, maxSections);
    return sections.map(({ render }, at) => {
        const { size = 0, own = 0 } = sizes[at] ?? {};
        const more = Math.min(size - own, free);
        free -= more;
        return render(budgetOf(own + more));
    });
}
/** Renders the items that fit into the budget. `render` returns a line of a list, or the cells of a table row. */
function within(items, render, budget) {
    const rows = [];
    for (const item of items.slice(0, budget.format.maxItems)) {
        const row = render(item);
        const size = typeof row === 'string' ? budget.sizeOf(row) + 1 : budget.sizeOf(row.join(' | ')) + 5;
        if (size > budget.remaining)
            break;
        budget.remaining -= size;
        rows.push(row);
    }
    return { rows, rest: items.length - rows.length };
}
/** Renders a list, or returns an empty string if there are no items. `heading` is already in the output format. */
function list(heading, items, render, budget, file) {
    if (items.length === 0)
        return '';
    const { rows, rest } = within(items, render, budget);
    return `${heading}\n${rows.join('\n')}${moreText(rest, budget, file)}`;
}
/** Renders a table, or returns an empty string if there are no items. */
function tableOf(header, items, render, budget, file) {
    if (items.length === 0)
        return '';
    const { rows, rest } = within(items, render, budget);
    const table = rows.length === 0 ? '' : budget.format.table(header, rows);
    return `${table}${moreText(rest, budget, file)}`;
}
/** `file`: the file with all results. */
function moreText(count, budget, file) {
    return count === 0 ? '' : `\n\n… ${(0,with_more/* andMore */.v)(count)}${restText(budget, file)}.`;
}
/** Says where the rest of a list is, with a leading space. */
function restText({ rest, format }, file) {
    if (rest !== undefined)
        return ` ${rest}`;
    return file === undefined ? '' : ` in ${format.code(file)}`;
}

// EXTERNAL MODULE: ./.build/src/runtime/text/format.js
var text_format = __webpack_require__(64579);
// EXTERNAL MODULE: ./.build/src/pull-request/comparison/changes/navigation-changes.js
var navigation_changes = __webpack_require__(40373);
// EXTERNAL MODULE: ./.build/src/pull-request/comparison/changes/word-diff.js
var word_diff = __webpack_require__(89747);
// EXTERNAL MODULE: ./.build/src/site/addresses/site-address.js
var site_address = __webpack_require__(2360);
// EXTERNAL MODULE: ./.build/src/pull-request/comparison/findings.js
var comparison_findings = __webpack_require__(19711);
;// CONCATENATED MODULE: ./.build/src/pull-request/comment/review-texts.js







const MAX_LINE = 1000;
const MAX_ADDRESS = 150;
const CHANGE_KINDS = ['added', 'removed', 'moved', 'changed'];
function words({ wordsAdded, wordsRemoved }) {
    const parts = [
        wordsAdded === 0 ? '' : `+${(0,units/* formatCount */.B4)(wordsAdded)}`,
        wordsRemoved === 0 ? '' : `−${(0,units/* formatCount */.B4)(wordsRemoved)}`
    ];
    return joined(parts, ' ');
}
/** Returns `4 of 5 new findings can be fixed automatically`, or an empty string if no finding can be fixed. */
function fixableText(findings) {
    const fresh = findings.filter(({ isNew }) => isNew);
    const fixable = fresh.filter(({ fix }) => fix !== undefined).length;
    if (fixable === 0)
        return '';
    const total = (0,units/* formatCount */.B4)(fresh.length, 'new finding');
    const which = fresh.length === 1 ? 'The new finding' : `All ${total}`;
    return `${fixable === fresh.length ? which : `${(0,units/* formatCount */.B4)(fixable)} of ${total}`} can be fixed automatically`;
}
/** Keeps only the first of several equal findings on the same line, for annotations, of which GitHub shows few. */
function oneRowPerLine(findings) {
    return [...(0,group_by/* groupBy */.$)(findings, lineKey).values()].flatMap(([first]) => first ?? []);
}
/** Keeps only the first of several equal findings at the same place. */
function oneRowPerPlace(findings) {
    const keyOf = (finding) => JSON.stringify([lineKey(finding), finding.column]);
    return [...(0,group_by/* groupBy */.$)(findings, keyOf).values()].flatMap(([first]) => first ?? []);
}
function lineKey(finding) {
    return JSON.stringify([(0,comparison_findings/* findingKey */.fl)(finding), finding.line, finding.message, finding.suggestion]);
}
/** Returns a line for each new finding and each hint, in the format that terminals and editors link: `a.mdx:3:1: …`. */
function consoleLines({ findings, hints, notCompared }) {
    const shown = oneRowPerPlace(findings.filter(({ isNew }) => isNew || notCompared !== undefined));
    return [
        ...shown.map(({ kind, ...finding }) => {
            const { file, line, column } = finding;
            return `${file}:${line}:${column}: ${kind} ${(0,comparison_findings/* messageOf */.bD)(finding)}`;
        }),
        ...hints.map(({ file, line, column, text }) => `${file}:${line}:${column}: hint ${text}`)
    ].map(line => (0,clip/* clip */.$)((0,plain_text/* plainText */.wh)(line), MAX_LINE));
}
/** Returns a page's full address. `host`: the site address, without a trailing slash. */
function pageUrl(host, address) {
    return host + new site_address/* SiteAddress */.g6(address.slice(1)).pathname;
}
function sourceAddress({ file, line }, { sources }) {
    return sources && `${sources}/${(0,site_address/* encodeStrictly */.jR)(file)}?plain=1#L${line}`;
}
function joined(parts, separator) {
    return parts.filter(part => part !== '').join(separator);
}
function address(text, { code }) {
    return code((0,clip/* clip */.$)(text, MAX_ADDRESS));
}
function namesOf(names, format) {
    const shown = names.map(name => address(name, format));
    return (0,with_more/* withMore */.i)(shown, 3, names.length).join(', ');
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comment/leftovers-section.js



const CHANGES_FILE = 'changes.json';
/** Lists, folded, what the change leaves behind: unused images, and translations that lack a part of their page. */
function leftoversSection({ leftovers }, budget) {
    const { format } = budget;
    const { unusedImages, laggingTranslations } = leftovers;
    const images = list('', unusedImages, file => `- ${address(file, format)}`, budget, CHANGES_FILE);
    const translations = list('', laggingTranslations, each => `- ${address(each.file, format)}: ${differenceOf(each, format)}`, budget, CHANGES_FILE);
    const used = `${(0,units/* formatCount */.B4)(unusedImages.length, 'image')} that no page uses any more`;
    const lagging = `${(0,units/* formatCount */.B4)(laggingTranslations.length, 'translation')} with other headings or code blocks than the changed page`;
    return joined([
        images && format.details(used, images.trimStart()),
        translations && format.details(lagging, translations.trimStart())
    ], '\n\n');
}
/** Returns `4 headings, 5 on /guides/start`. Names only what differs. */
function differenceOf({ source, headings, codeBlocks }, format) {
    const counts = [
        ['heading', headings],
        ['code block', codeBlocks]
    ];
    return joined(counts.map(([noun, { own, source: now }]) => own === now ? '' : `${(0,units/* formatCount */.B4)(own, noun)}, ${(0,units/* formatCount */.B4)(now)} on ${address(source, format)}`), '; ');
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comment/vanished-section.js





/**
 * Lists removed addresses, and the redirects that users can copy to the settings. Addresses that no navigation listed
 * are folded, because few readers had them in front of them.
 */
function vanishedSection({ vanished, settings }, budget) {
    const { format } = budget;
    if (vanished.length === 0)
        return '';
    const [listed, unlisted] = [false, true].map(isUnlisted => vanished.filter(each => (each.isUnlisted ?? false) === isUnlisted));
    const total = `${(0,units/* formatCount */.B4)(vanished.length)} ${vanished.length === 1 ? 'address' : 'addresses'} removed`;
    const start = [format.strong(`${total} without a working redirect.`), ...outsideNotes(vanished, format)];
    const shown = redirectsAndLists(listed, settings, start.join(' '), budget);
    if (unlisted.length === 0)
        return shown;
    const isAll = unlisted.length === vanished.length;
    const title = isAll
        ? 'Not in the navigation'
        : `${(0,units/* formatCount */.B4)(unlisted.length)} of them not in the navigation`;
    const folded = redirectsAndLists(unlisted, settings, '', budget);
    return joined([shown, format.details(title, folded)], '\n\n');
}
/** `start`: the text before the instruction to add redirects. */
function redirectsAndLists(vanished, settings, start, budget) {
    const { format } = budget;
    const entries = vanished.filter(({ destination, entry }) => destination !== undefined && entry === undefined);
    const existing = vanished.filter(({ entry }) => entry !== undefined);
    const { rows, rest } = within(entries, ({ address: source, destination }) => (0,plain_text/* visibleJson */.$m)(JSON.stringify({ source, destination }, undefined, 1).replaceAll(/\n\s*/g, ' ')), budget);
    const others = vanished.filter(({ destination, entry }) => destination === undefined && entry === undefined);
    const [known, unknown] = [true, false].map(isKnown => others.filter(({ moved, gitRename }) => (moved !== undefined || gitRename !== undefined) === isKnown));
    const note = rest > 0 ? ` (${(0,units/* formatCount */.B4)(rest)} more${restText(budget, FINDINGS_FILE)})` : '';
    const instruction = `Add to \`redirects\` in \`${settings}\`${note}:`;
    const parts = [
        joined([start, rows.length === 0 ? '' : instruction], ' '),
        // The code block is a separate section, because text on the same line as the closing fence would become code.
        rows.length === 0 ? '' : format.fenced(rows.join(',\n'), 'json'),
        list('Change these broken redirects:\n', existing, ({ address: source, destination, entry }) => `- line ${entry?.line ?? 0} of ${address(entry?.file ?? '', format)}: ${address(source, format)}${destination === undefined ? '' : ` to ${address(destination, format)}`}`, budget, FINDINGS_FILE),
        list('No redirect is suggested for:\n', known, each => `- ${address(each.address, format)}: ${notSuggested(each, settings, format)}`, budget, FINDINGS_FILE),
        list('No similar page was found for:\n', unknown, each => `- ${address(each.address, format)}`, budget, FINDINGS_FILE)
    ];
    return joined(parts, '\n\n');
}
/** Explains why a redirect to a similar page is not suggested. */
function notSuggested({ moved, gitRename }, settings, format) {
    const rename = gitRename === undefined ? '' : `at least half of its text is now at ${address(gitRename, format)}`;
    if (moved === undefined)
        return rename;
    const to = address(moved.to, format);
    const reason = moved.isRedirected
        ? `the page is now at ${to}, but ${address(settings, format)} redirects ${to}`
        : `the page at ${to} has the same or nearly the same text, but can be about something else`;
    return joined([rename, reason], '; ');
}
/** Explains why redirects that the settings contain do not work. */
function outsideNotes(vanished, format) {
    return [...(0,group_by/* groupBy */.$)(vanished, ({ outside }) => outside)].flatMap(([folder, { length }]) => {
        if (folder === undefined)
            return [];
        const redirects = length === 1
            ? 'The redirect for 1 of them begins'
            : `The redirects for ${(0,units/* formatCount */.B4)(length)} of them begin`;
        return `${redirects} with ${address(folder, format)}, which is not part of the address of any page.`;
    });
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comment/markdown.js











/** The order of rows: what readers lose comes first. */
const PAGE_ROWS = ['removed', 'moved', 'changed', 'added'];
const MAX_TITLE = 100;
const CONTEXT_WORDS = 8;
const MAX_WORD = 300;
/** Renders the review for a comment or a summary, with the changed text last. */
function renderReview(review, links, limit = COMMENT_LIMIT, format = text_format/* MARKDOWN */.yQ) {
    const sections = renderSections([
        { share: 0.35, render: budget => findingsTable(review, links, budget) },
        { share: 0.25, render: budget => vanishedSection(review, budget) },
        { share: 0.2, render: budget => pagesTable(review, links, budget) },
        { share: 0.05, render: budget => redirectList(review, budget) },
        { share: 0.05, render: budget => navigationList(review, budget) },
        { share: 0.05, render: budget => hintsSection(review, budget) },
        { share: 0.03, render: budget => idsSection(review, budget) },
        { share: 0.02, render: budget => leftoversSection(review, budget) }
    ], limit, format);
    const start = joined([facts(review, links, format), fixesLine(review, links, format), ...sections], '\n\n');
    const ending = `\n\nThe changed text on the other pages is ${limit.rest ?? 'left out'}.`;
    const free = { ...limit, max: limit.max - limit.sizeOf(start + ending) };
    return `${start}${changedTexts(review, ending, free, format)}\n`;
}
function facts({ notCompared, findings, unread }, { preview, knownFindings }, format) {
    const { linkAndAddress } = format;
    const known = findings.filter(({ isNew }) => !isNew).length;
    const how = knownFindings === undefined ? '' : ` (${knownFindings})`;
    const where = notCompared === undefined ? `that the base also has${how}` : 'in total';
    const parts = [
        preview === undefined ? '' : linkAndAddress('Preview', `${preview}/`),
        notCompared === undefined ? '' : `No finding is marked as new: ${format.text(notCompared)}`,
        unread.length === 0 ? '' : `The effect of changes in ${namesOf(unread, format)} is unknown`,
        known === 0 ? '' : `${(0,units/* formatCount */.B4)(known, 'finding')} ${where}`
    ];
    return joined(parts, ' · ');
}
function pagesTable({ pages }, links, budget) {
    const listed = PAGE_ROWS.flatMap(kind => pages[kind].map(page => ({ kind, page })));
    const render = ({ kind, page }) => pageRow(kind, page, links, budget.format);
    return tableOf(['', 'Page', 'Words', ''], listed, render, budget, 'changes.json');
}
function pageRow(kind, page, { preview, live }, format) {
    const { link, text: escaped } = format;
    const { path, title, from, gitRename, through, what, text } = page;
    const here = kind === 'removed' ? live : preview;
    const old = from ?? (kind === 'changed' ? path : undefined);
    const notes = [
        from === undefined ? '' : `from ${address(from, format)}`,
        gitRename === undefined ? '' : `at least half of its text is now at ${address(gitRename, format)}`,
        through.length === 0 ? '' : `through ${namesOf(through, format)}`,
        what.length === 0 || kind === 'moved' ? '' : escaped((0,clip/* clip */.$)(what.join(', '), MAX_TITLE)),
        live === undefined || old === undefined ? '' : link('live', pageUrl(live, old))
    ];
    return [
        kind.charAt(0).toUpperCase() + kind.slice(1),
        `${link((0,clip/* clip */.$)(title, MAX_TITLE), here && pageUrl(here, path))} ${address(path, format)}`,
        words(text),
        joined(notes, ' · ')
    ];
}
function findingsTable({ findings, notCompared }, links, budget) {
    const shown = findings.filter(({ isNew, kind }) => notCompared === undefined ? isNew && kind !== 'removed-address' : true);
    const hasFixes = shown.some(({ fix }) => fix !== undefined);
    const header = [
        notCompared === undefined ? 'New finding' : 'Finding',
        'Where',
        hasFixes ? 'Fix' : 'Closest match'
    ];
    const single = oneRowPerPlace(shown);
    const perLine = (0,group_by/* countEach */.x)(single.map(lineKey));
    // A page that was copied to another version has many such links.
    const groups = (0,group_by/* groupBy */.$)(single, each => each.kind === 'other-version' ? each.file : JSON.stringify([lineKey(each), each.column]));
    const render = ([finding, ...more]) => {
        if (more.length > 0)
            return groupRow([finding, ...more], links, budget.format);
        const column = (perLine.get(lineKey(finding)) ?? 0) > 1 ? finding.column : undefined;
        return findingRow(finding, { links, closest: hasFixes ? 'closest: ' : '', column }, budget.format);
    };
    const rows = [...groups.values()].flatMap(([first, ...more]) => first === undefined ? [] : [[first, ...more]]);
    return tableOf(header, rows, render, budget, FINDINGS_FILE);
}
/** Renders the links of one page that lead to other versions. */
function groupRow(findings, links, format) {
    const [first] = findings;
    const { length: fixes } = findings.filter(({ fix }) => fix !== undefined);
    const message = `${(0,units/* formatCount */.B4)(findings.length, 'link')} to other versions or languages. ${first.message}`;
    return [
        format.text((0,clip/* clip */.$)(message, MAX_WORD)),
        format.link(`${(0,clip/* clip */.$)(first.file, MAX_ADDRESS)}:${first.line}`, sourceAddress(first, links)),
        fixes === 0 ? '' : (0,units/* formatCount */.B4)(fixes, 'link')
    ];
}
/** `closest`: the label of a suggestion in a column that also contains fixes. `column`: if the line has equal findings. */
function findingRow(finding, { links, closest, column }, format) {
    const { message, file, line, suggestion, fix } = finding;
    const hint = suggestion === undefined ? '' : closest + address(suggestion, format);
    return [
        format.text((0,clip/* clip */.$)(message, MAX_WORD)),
        format.link(`${(0,clip/* clip */.$)(file, MAX_ADDRESS)}:${line}${column === undefined ? '' : `:${column}`}`, sourceAddress(finding, links)),
        fix === undefined ? hint : fixText(fix, format)
    ];
}
function fixText({ kind, to, edit }, format) {
    return kind === 'redirect' ? `redirect to ${address(to, format)}` : address(edit.after, format);
}
/** Says how many findings can be fixed, with the command that fixes them. */
function fixesLine({ findings }, links, format) {
    const { fixes, howToFix, fixCommand } = links;
    const { linkAndAddress, strong } = format;
    const text = fixableText(findings);
    if (text === '')
        return '';
    const how = howToFix === undefined ? '' : ` (${linkAndAddress('how', howToFix)})`;
    const ways = [
        fixCommand === undefined ? '' : `Run in a clone${how}:`,
        fixCommand === undefined ? '' : format.fenced((0,plain_text/* plainText */.wh)(fixCommand), 'sh'),
        fixes === undefined
            ? ''
            : `${fixCommand === undefined ? 'Apply' : 'Or apply'} \`fixes.patch\` from ${linkAndAddress('the artifact', fixes)}.`
    ];
    const [first = '', ...others] = ways.filter(way => way !== '');
    return joined([`${strong(`${text}.`)}${first === '' ? how : ` ${first}`}`, ...others], '\n\n');
}
function redirectList({ redirects: { added, removed, changed } }, budget) {
    const { format } = budget;
    const shown = (text) => address(text, format);
    const rows = [
        ...removed.map(({ source, destination }) => `- removed: ${shown(source)} to ${shown(destination)}`),
        ...changed.map(({ source, destination, from }) => `- changed: ${shown(source)} to ${shown(destination)}, before to ${shown(from)}`),
        ...added.map(({ source, destination }) => `- added: ${shown(source)} to ${shown(destination)}`)
    ];
    return list(`${format.strong('Redirects:')}\n`, rows, row => row, budget, 'changes.json');
}
function navigationList({ navigation }, budget) {
    const { format } = budget;
    const parts = [
        list(`${format.strong('Pages no longer in the navigation')}, but still available:\n`, navigation.filter(change => change.kind === 'left'), ({ path, title }) => `- ${address(path, format)} ${format.text((0,clip/* clip */.$)(title, MAX_TITLE))}`, budget),
        list(`${format.strong('Navigation:')}\n`, navigation.filter(({ kind }) => kind !== 'left'), change => `- ${format.text((0,clip/* clip */.$)((0,navigation_changes/* describeChange */.u)(change), MAX_WORD))}`, budget)
    ];
    return joined(parts, '\n\n');
}
function hintsSection({ hints }, budget) {
    const { format } = budget;
    const content = list('', hints, ({ file, line, text }) => `- ${address(`${file}:${line}`, format)}: ${format.text((0,clip/* clip */.$)(text, MAX_WORD))}`, budget, FINDINGS_FILE);
    return content && format.details((0,units/* formatCount */.B4)(hints.length, 'hint'), content.trimStart());
}
function idsSection({ lostIds }, budget) {
    const { format } = budget;
    const count = lostIds.flatMap(({ ids }) => ids).length;
    const content = list('', lostIds, ({ path, ids }) => `- ${address(path, format)}: ${namesOf(ids.map(id => `#${id}`), format)}`, budget);
    const summary = `${(0,units/* formatCount */.B4)(count, 'anchor')} removed: links from other sites may break`;
    return content && format.details(summary, content.trimStart());
}
/** Renders the changed words on each page, up to the limit. `ending`: a note that more pages have changed. */
function changedTexts({ pages }, ending, limit, format) {
    const all = [...pages.changed, ...pages.moved].filter(({ text: { wordsAdded, wordsRemoved } }) => wordsAdded + wordsRemoved > 0);
    let [text, size] = ['', 0];
    for (const [at, { path, title, text: change }] of all.entries()) {
        if (at === format.maxItems)
            return `${text}${moreText(all.length - at, { format })}`;
        const summary = `${format.text((0,clip/* clip */.$)(title, MAX_TITLE))} ${address(path, format)}: ${words(change)}`;
        const content = (0,word_diff/* withContext */.e)(change.parts, CONTEXT_WORDS)
            .map(part => partText(part, format))
            .join('');
        const section = `\n\n${format.details(summary, format.paragraph(content))}`;
        size += limit.sizeOf(section);
        if (size > limit.max)
            return text + ending;
        text += section;
    }
    return text;
}
/** Escapes text for the output format and keeps line breaks. */
function partText({ kind, text }, format) {
    const escaped = text
        .split(/\n+/)
        .map(line => format.text(line.replaceAll(/\S+/g, word => (0,clip/* clip */.$)(word, MAX_WORD))))
        .join(format.lineBreak);
    if (kind === 'same' || escaped === '')
        return escaped;
    return kind === 'added' ? format.inserted(escaped) : format.deleted(escaped);
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comment/verdict.js



const REDIRECT_CHANGES = ['removed', 'changed', 'added'];
/** Summarizes a review: `2 pages added, 1 changed. New: 1 broken link`. */
function verdict({ pages, findings, notCompared, isUnchecked, ...lists }) {
    if (notCompared !== undefined)
        return 'Documentation not compared with its base';
    const fresh = findings.filter(({ isNew }) => isNew);
    const counts = countChanges('page', CHANGE_KINDS, pages);
    const none = isUnchecked === true ? 'Not checked for problems' : 'No new problems';
    const problems = fresh.length === 0 ? none : `New: ${(0,comparison_findings/* countKinds */.xb)(fresh)}`;
    const { length: leftPages } = lists.navigation.filter(({ kind }) => kind === 'left');
    const left = leftPages === 0 ? '' : ` ${(0,units/* formatCount */.B4)(leftPages, 'page')} no longer in the navigation.`;
    const other = lists.navigation.length > 0 && left === '' ? ' The navigation changes.' : '';
    const redirects = countChanges('redirect', REDIRECT_CHANGES, lists.redirects);
    const redirected = redirects === '' ? '' : ` ${redirects}.`;
    const unread = lists.unread.length === 0 ? '' : `${(0,units/* formatCount */.B4)(lists.unread.length, 'changed file')} cannot be read`;
    const pageChanges = joined([counts, unread], '. ') || 'No page changes';
    return `${pageChanges}.${left}${other}${redirected} ${problems}`;
}
/** Counts the changes of each kind: `2 pages added, 1 changed`. */
function countChanges(noun, kinds, changes) {
    return kinds
        .filter(kind => changes[kind].length > 0)
        .map((kind, at) => `${(0,units/* formatCount */.B4)(changes[kind].length, at === 0 ? noun : undefined)} ${kind}`)
        .join(', ');
}

// EXTERNAL MODULE: ./.build/src/runtime/http/http-error.js
var http_error = __webpack_require__(24710);
// EXTERNAL MODULE: ./node_modules/zod/v4/mini/schemas.js
var schemas = __webpack_require__(94343);
;// CONCATENATED MODULE: ./.build/src/pull-request/comment/token-identity.js

const viewerSchema = schemas/* object */.Ikc({ viewer: schemas/* object */.Ikc({ databaseId: schemas/* number */.aig() }) });
const pullSchema = schemas/* object */.Ikc({ head: schemas/* object */.Ikc({ sha: schemas/* string */.YjP() }) });
/** Returns the id of the token's user. Uses GraphQL, because `GET /user` does not work with a job token. */
async function viewerOf(client) {
    const what = 'Reading the token identity';
    return (await queryGraph(client, what, viewerSchema, '{ viewer { databaseId } }')).viewer.databaseId;
}
async function queryGraph(client, what, schema, query, variables = {}) {
    const url = client.graphqlUrl;
    const { data } = await client.call(what, schemas/* object */.Ikc({ data: schema }), async (octokit) => await octokit.request({ method: 'POST', url, query, variables }));
    return data;
}
/** Whether the pull request has a newer commit, whose run reports the results. */
async function isOutdated(client, { number, headSha }) {
    const { head } = await client.request(`Reading pull request ${number}`, pullSchema, `GET pulls/${number}`);
    return head.sha !== headSha;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comment/comment.js



const comment = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    html_url: schemas/* string */.YjP(),
    body: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* string */.YjP())),
    user: schemas/* nullable */.mee(schemas/* object */.Ikc({ id: schemas/* number */.aig() }))
});
class PullRequestComment {
    #client;
    #pullRequest;
    /** Hidden first line, by which the next run finds the comment. */
    #marker;
    constructor(client, pullRequest, docsPath) {
        this.#client = client;
        this.#pullRequest = pullRequest;
        const name = encodeURIComponent(docsPath.toWellFormed()).replaceAll('--', '%2D%2D');
        this.#marker = `<!-- static-docs-export pull-request ${name} -->`;
    }
    /** Writes the comment and returns its address. If there are no changes, only updates an existing comment. */
    async write(text, { hasChanges }) {
        if (await isOutdated(this.#client, this.#pullRequest)) {
            this.#client.log.info('The pull request has a newer commit, whose run writes the comment.');
            return undefined;
        }
        const body = `${this.#marker}\n${text}`;
        const viewer = await viewerOf(this.#client);
        const [oldest, ...others] = await this.#list(viewer);
        await this.#remove(others);
        const updated = oldest && (await this.#update(oldest, body));
        const written = updated ?? (hasChanges ? await this.#create(body, viewer) : undefined);
        return written?.html_url;
    }
    /** Lists the comments that the token's identity wrote and that begin with the marker, oldest first. */
    async #list(viewer) {
        const found = [];
        const route = `GET issues/${this.#pullRequest.number}/comments`;
        const what = 'Reading the comments on the pull request';
        const comments = this.#client.list(what, schemas/* array */.YOg(comment), route);
        for await (const each of comments) {
            const [firstLine = ''] = (each.body ?? '').split(/\r?\n/, 1);
            if (each.user?.id === viewer && firstLine === this.#marker)
                found.push(each);
        }
        return found.sort((a, b) => a.id - b.id);
    }
    /** Returns the updated comment, or undefined if someone has deleted the comment. */
    async #update(old, body) {
        if (old.body?.replaceAll('\r\n', '\n') === body)
            return old;
        const route = `PATCH issues/comments/${old.id}`;
        return await this.#client.request('Updating the comment', comment, route, { body }).catch(github_client/* unlessNotFound */.CA);
    }
    /** Creates the comment. If another run creates a comment at the same time, both runs keep the oldest comment. */
    async #create(body, viewer) {
        const route = `POST issues/${this.#pullRequest.number}/comments`;
        const created = await this.#client.request('Creating the comment', comment, route, { body });
        const [oldest = created, ...others] = await this.#list(viewer);
        await this.#remove(others);
        return oldest.id === created.id ? created : await this.#update(oldest, body);
    }
    async #remove(comments) {
        for (const { id } of comments) {
            const route = `DELETE issues/comments/${id}`;
            await this.#client.request('Deleting a duplicate comment', schemas/* unknown */.L5J(), route).catch(github_client/* unlessNotFound */.CA);
        }
    }
}

// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
// EXTERNAL MODULE: ./.build/src/runtime/files/read-below.js
var read_below = __webpack_require__(92790);
// EXTERNAL MODULE: ./.build/src/runtime/text/markdown.js
var markdown = __webpack_require__(16081);
// EXTERNAL MODULE: ./.build/src/versions/compare-files.js
var compare_files = __webpack_require__(32464);
// EXTERNAL MODULE: ./.build/src/pull-request/fixes/edit.js
var edit = __webpack_require__(24783);
;// CONCATENATED MODULE: ./.build/src/pull-request/comment/hunks.js
/** Reads the new version's lines from a GitHub patch, by line number and without line endings. */
function shownLines(patch) {
    const lines = new Map();
    let number = 0;
    let left = 0;
    for (const line of patch.split('\n')) {
        const [, start, count = '1'] = left > 0 ? [] : (/^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? []);
        if (start !== undefined) {
            number = Number(start);
            left = Number(count);
        }
        else if (left > 0 && /^[+ ]/.test(line)) {
            lines.set(number, withoutReturn(line.slice(1)));
            number += 1;
            left -= 1;
        }
    }
    return lines;
}
function withoutReturn(line) {
    return line.endsWith('\r') ? line.slice(0, -1) : line;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comment/suggestions.js












const MAX_SUGGESTIONS = 30;
const MAX_MESSAGES = 3;
const MAX_MESSAGE = 300;
/** GitHub rejects comments with more than 65,536 characters. */
const MAX_BODY = 60_000;
const MAX_THREAD_PAGES = 100;
const fileSchema = schemas/* object */.Ikc({
    filename: schemas/* string */.YjP(),
    /** Blob id of the file in the head. Null for a submodule. */
    sha: schemas/* nullable */.mee(schemas/* string */.YjP()),
    /** Missing for binary files and for very large files. */
    patch: schemas/* optional */.lqM(schemas/* string */.YjP())
});
const commentSchema = schemas/* object */.Ikc({
    id: schemas/* number */.aig(),
    body: schemas/* string */.YjP(),
    /** Line in the head. Null if the diff no longer has the line. */
    line: schemas/* optional */.lqM(schemas/* nullable */.mee(schemas/* number */.aig())),
    user: schemas/* nullable */.mee(schemas/* object */.Ikc({ id: schemas/* number */.aig() }))
});
const reviewSchema = schemas/* object */.Ikc({ html_url: schemas/* string */.YjP() });
const threadsSchema = schemas/* object */.Ikc({
    repository: schemas/* object */.Ikc({
        pullRequest: schemas/* object */.Ikc({
            reviewThreads: schemas/* object */.Ikc({
                pageInfo: schemas/* object */.Ikc({ hasNextPage: schemas/* boolean */.zMY(), endCursor: schemas/* nullable */.mee(schemas/* string */.YjP()) }),
                nodes: schemas/* array */.YOg(schemas/* object */.Ikc({
                    isResolved: schemas/* boolean */.zMY(),
                    comments: schemas/* object */.Ikc({ nodes: schemas/* array */.YOg(schemas/* object */.Ikc({ databaseId: schemas/* nullable */.mee(schemas/* number */.aig()) })) })
                }))
            })
        })
    })
});
const THREADS = `query($owner: String!, $repo: String!, $number: Int!, $after: String) {
  repository(owner: $owner, name: $repo) {
    pullRequest(number: $number) {
      reviewThreads(first: 100, after: $after) {
        pageInfo { hasNextPage endCursor }
        nodes { isResolved comments(first: 1) { nodes { databaseId } } }
      }
    }
  }
}`;
/** Writes fixes as suggested changes, which users can commit, on lines in the pull request's diff. */
class Suggestions {
    #client;
    #pullRequest;
    #root;
    constructor(client, pullRequest, root) {
        this.#client = client;
        this.#pullRequest = pullRequest;
        this.#root = root;
    }
    /** Writes one review with all new suggestions. If there are no fixes, sends no request to GitHub. */
    async write(findings) {
        const fixed = findings.flatMap(({ isNew, fix, message }) => (isNew && fix ? [{ ...fix, message }] : []));
        if (fixed.length === 0)
            return;
        const { log } = this.#client;
        const found = await this.#find(fixed);
        if (found.length === 0) {
            log.info("No fix is on a line in the pull request's diff.");
            return;
        }
        const bodies = bodiesOf(found).filter(({ body }) => body.length <= MAX_BODY);
        const fresh = withoutEarlier(bodies, await this.#earlier()).slice(0, MAX_SUGGESTIONS);
        // Checked last, because a newer commit can appear during the earlier requests.
        if (fresh.length === 0 || (await isOutdated(this.#client, this.#pullRequest)))
            return;
        const url = await this.#create(fresh);
        log.info(`${(0,units/* formatCount */.B4)(fresh.length, 'suggestion')} to commit: ${url}`);
    }
    /** Finds suggestions for files and lines that the diff shows. */
    async #find(fixes) {
        const wanted = (0,group_by/* groupBy */.$)(fixes, ({ edit }) => edit.file);
        const found = [];
        const route = `GET pulls/${this.#pullRequest.number}/files`;
        const files = this.#client.list('Reading the files in the pull request', schemas/* array */.YOg(fileSchema), route);
        for await (const { filename: file, sha, patch } of files) {
            const own = wanted.get(file);
            const content = own && (0,read_below/* readIfThere */.qC)(this.#root, file);
            if (content === undefined || patch === undefined || sha === null)
                continue;
            found.push(...suggestionsIn({ content, sha, lines: shownLines(patch) }, own ?? []));
        }
        return found;
    }
    /** Returns all earlier suggestions by the token identity, including outdated and resolved suggestions. */
    async #earlier() {
        const viewer = await viewerOf(this.#client);
        const route = `GET pulls/${this.#pullRequest.number}/comments`;
        const what = 'Reading the review comments on the pull request';
        const comments = this.#client.list(what, schemas/* array */.YOg(commentSchema), route);
        const own = new Map();
        for await (const { id, body, line, user } of comments) {
            const marker = user?.id === viewer ? markerIn(body) : undefined;
            if (marker !== undefined)
                own.set(id, { ...marker, at: line ?? undefined });
        }
        const resolved = own.size === 0 ? [] : await this.#resolved();
        const groups = (0,group_by/* groupBy */.$)([...own.values()], ({ whole }) => whole);
        return {
            suggested: new Map([...groups].map(([whole, equal]) => [whole, equal.map(({ at }) => at)])),
            resolved: new Set(resolved.flatMap(id => own.get(id)?.line ?? []))
        };
    }
    /** Returns the ids of the first comments in resolved threads. */
    async #resolved() {
        const found = [];
        const variables = { ...this.#client.repo, number: this.#pullRequest.number };
        const what = 'Reading the review threads on the pull request';
        let after = null;
        for (let page = 0; page < MAX_THREAD_PAGES; page += 1) {
            const given = { ...variables, after };
            const data = await queryGraph(this.#client, what, threadsSchema, THREADS, given);
            const { nodes, pageInfo } = data.repository.pullRequest.reviewThreads;
            for (const { isResolved, comments } of nodes)
                if (isResolved)
                    found.push(...comments.nodes.flatMap(({ databaseId }) => databaseId ?? []));
            if (!pageInfo.hasNextPage)
                break;
            after = pageInfo.endCursor;
        }
        return found;
    }
    async #create(suggestions) {
        const { number, headSha } = this.#pullRequest;
        const comments = suggestions.map(({ file: path, line, body }) => ({ path, line, side: 'RIGHT', body }));
        const fields = { commit_id: headSha, event: 'COMMENT', comments };
        const route = `POST /repos/${this.#client.repository}/pulls/${number}/reviews`;
        // The request is not retried, because the suggestions may exist even if the response is lost.
        const sent = await this.#client.send(reviewSchema, async (octokit) => await octokit.request(route, fields));
        return sent.data.html_url;
    }
}
/** Creates a suggestion for each line with a fix, if the line is equal in the checkout and in the diff. */
function suggestionsIn({ content, sha, lines }, fixes) {
    const ownLines = content.toString().split('\n').map(withoutReturn);
    const isSameFile = (0,compare_files/* hasContent */.ov)(content, sha);
    return [...(0,group_by/* groupBy */.$)(fixes, ({ edit }) => edit.line)].flatMap(([line, own]) => {
        const edits = [...new Set(own.map(({ edit }) => edit))];
        const before = ownLines[line - 1];
        const [{ file } = { file: '' }] = edits;
        if (before === undefined || before !== lines.get(line))
            return [];
        // For an insertion, an equal line (such as `},`) does not prove that the position is correct.
        const isMeant = isSameFile || edits.every(edit => edit.before !== '' && !edit.after.includes('\n'));
        const after = (0,edit/* editedText */.ld)(before, edits.map(edit => ({ ...edit, line: 1 })));
        if (!isMeant || after === undefined || after === before || !isExact(before))
            return [];
        return [{ file, line, before, after, messages: own.map(({ message }) => message) }];
    });
}
/** Whether a line has no byte order mark, CR, NUL, or invalid UTF-8, which a comment cannot reproduce exactly. */
function isExact(line) {
    return !/[\r\0\uFEFF\uFFFD]/.test(line);
}
/** Renders comments with markers that identify the suggestions even after a push changes line numbers. */
function bodiesOf(suggestions) {
    return suggestions.map(suggestion => {
        const { file, before, after, messages } = suggestion;
        const marker = { line: digest([file, before]), whole: digest([file, before, after]) };
        const shown = [...new Set(messages)].map(message => (0,markdown/* escapeMarkdown */.FV)((0,clip/* clip */.$)(message, MAX_MESSAGE)));
        const parts = [
            `<!-- static-docs-export suggestion ${marker.line} ${marker.whole} -->`,
            ...(shown.length === 0 ? [] : [(0,with_more/* withMore */.i)(shown, MAX_MESSAGES).join('<br>'), '']),
            (0,markdown/* fenced */.OF)(after, 'suggestion')
        ];
        return { ...suggestion, marker, body: parts.join('\n') };
    });
}
/** A file can have several equal lines. Each earlier suggestion counts for one of them, even if its line is unknown. */
function withoutEarlier(written, { suggested, resolved }) {
    const open = written.filter(({ marker }) => !resolved.has(marker.line));
    return [...(0,group_by/* groupBy */.$)(open, ({ marker }) => marker.whole)].flatMap(([whole, equal]) => {
        const earlier = suggested.get(whole) ?? [];
        const missing = Math.max(0, equal.length - earlier.length);
        return equal.filter(({ line }) => !earlier.includes(line)).slice(0, missing);
    });
}
function digest(parts) {
    return (0,external_node_crypto_.hash)('sha256', JSON.stringify(parts)).slice(0, 32);
}
const MARKER = /^<!-- static-docs-export suggestion ([0-9a-f]{32}) ([0-9a-f]{32}) -->\r?\n/;
function markerIn(body) {
    const [, line, whole] = MARKER.exec(body) ?? [];
    return line === undefined || whole === undefined ? undefined : { line, whole };
}

;// CONCATENATED MODULE: ./.build/src/pull-request/comment/write-on-pull-request.js







/** Writes the review on the pull request. Returns the address of the comment. Logs errors from GitHub as notices. */
async function writeOnPullRequest({ review, links }, { pullRequest, checkout, ...inputs }, client, { log, signal }) {
    const { comment: isCommented, suggest: isSuggested } = inputs;
    const left = [...(isCommented ? ['comment'] : []), ...(isSuggested ? ['suggestions'] : [])];
    if (left.length === 0)
        return undefined;
    const notWritten = (reason) => `The ${left.join(' and the ')} ${left.join('') === 'comment' ? 'was' : 'were'} not written: ${reason}. The job summary contains all results.`;
    if (!client.hasToken) {
        log.notice(notWritten('`github-token` is empty'));
        return undefined;
    }
    let address;
    try {
        if (isCommented) {
            address = await writeComment(review, links, new PullRequestComment(client, pullRequest, checkout.path));
            left.shift();
        }
        // The diff does not contain files in a submodule, but can contain other files with the same names.
        if (isSuggested && checkout.outer === undefined)
            await new Suggestions(client, pullRequest, checkout.root).write(review.findings);
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(error instanceof http_error/* HttpError */.j$ || error instanceof failure/* Failure */.HR || error instanceof stop_reason/* TimedOut */.GA))
            throw error;
        const isForbidden = error instanceof http_error/* HttpError */.j$ && [401, 403, 404].includes(error.status ?? 0);
        const advice = isForbidden
            ? ' The job needs `permissions: pull-requests: write`; runs for forks and for Dependabot have only a read-only token.'
            : '';
        log.notice(`${notWritten((0,failure/* reasonOf */.A3)(error))}${advice}`);
    }
    return address;
}
async function writeComment(review, links, comment) {
    // After the marker and the heading, the third line contains the address of the preview.
    const text = isVisible(review)
        ? `### ${verdict(review)}\n${renderReview(review, links)}`
        : nothingToReport(review);
    return await comment.write(text, { hasChanges: isVisible(review) && review.notCompared === undefined });
}
function nothingToReport({ isUnchecked }) {
    const findings = isUnchecked ? '. Nothing was checked for problems.' : ', and there are no new findings.';
    return `Readers of the documentation see no change${findings}`;
}
/** Whether a review has anything to show. */
function isVisible({ pages, findings, notCompared, ...lists }) {
    const changes = [
        ...Object.values(pages),
        lists.redirects.added,
        lists.redirects.removed,
        lists.redirects.changed,
        lists.vanished,
        lists.navigation,
        lists.lostIds,
        lists.unread
    ].flat();
    return notCompared !== undefined || changes.length > 0 || findings.some(({ isNew }) => isNew);
}

// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/versions/checkout.js
var versions_checkout = __webpack_require__(93921);
// EXTERNAL MODULE: ./.build/src/versions/github-repository.js + 1 modules
var github_repository = __webpack_require__(76019);
// EXTERNAL MODULE: ./.build/src/versions/repository.js
var versions_repository = __webpack_require__(43973);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
;// CONCATENATED MODULE: ./.build/src/versions/submodule.js

/**
 * Finds `owner/name` of a submodule's repository, if the repository is on this GitHub server. Reads the base, because
 * the change could specify a repository that the token can read but the author of the change cannot.
 */
async function repositoryOfSubmodule({ repository, base }, path, serverUrl) {
    const settings = await repository.entry(base, '.gitmodules', 'blob');
    if (settings === undefined)
        return undefined;
    return nameOf(addressOf(await repository.text(settings), path) ?? '', repository.name, serverUrl);
}
/** Reads a submodule's address from `.gitmodules`, which has the format of a Git configuration file. */
function addressOf(settings, path) {
    for (const section of settings.split(/^\s*\[/m)) {
        const valueOf = (key) => new RegExp(String.raw `^\s*${key}\s*=\s*"?(.*?)"?\s*$`, 'm').exec(section)?.[1];
        if (valueOf('path') === path)
            return valueOf('url');
    }
    return undefined;
}
/** Converts `https://github.com/o/r.git`, `git@github.com:o/r.git`, or `../r` to `o/r`. */
function nameOf(address, around, serverUrl) {
    const server = (0,parse_url/* parseUrl */.D)(serverUrl);
    const web = address.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, 'https://$1/');
    const isRelative = /^\.\.?\//.test(web);
    const url = (0,parse_url/* parseUrl */.D)(isRelative ? new URL(web, `${serverUrl}/${around}/`).href : web);
    if (url === null || server === null || url.hostname !== server.hostname)
        return undefined;
    const name = url.pathname.replace(/^\/|\/$|\.git\/?$/g, '');
    return /^[\w.-]+\/[\w.-]+$/.test(name) && !name.split('/').includes('..') ? name : undefined;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/base/compare.js










/** Thrown if the checked-out commit is unknown or does not belong to the pull request. */
class OtherCommit extends versions_repository/* NotComparable */._Z {
    name = 'OtherCommit';
}
/** Reads both versions. If this fails, reads only the checked-out version and returns the reason as `notCompared`. */
async function readVersions(checkout, source, signal) {
    try {
        return await (0,stop_reason/* untilAborted */.Eu)(signal, async () => await compare(checkout, source, signal));
    }
    catch (error) {
        signal.throwIfAborted();
        if (!(0,versions_repository/* isGitHubProblem */.zF)(error))
            throw error;
        return {
            head: await (0,compare_files/* readFolder */.j1)(checkout.folder),
            base: undefined,
            changed: new Set(),
            notCompared: (0,failure/* reasonOf */.A3)(error).replace(/\.$/, ''),
            isOtherCommit: error instanceof OtherCommit
        };
    }
}
async function compare(checkout, source, signal) {
    const { base, pullRequest, client } = source;
    if (base.kind === 'none')
        throw new versions_repository/* NotComparable */._Z('`base` is `none`');
    if (base.kind === 'clone') {
        const { clone, ...commits } = base;
        return await (0,compare_files/* compareWorkingTree */.T6)(checkout, commits, clone.until(signal));
    }
    if (base.kind === 'folder') {
        // A folder can be compared without GitHub, so a failed request does not prevent the comparison.
        if (pullRequest !== undefined && client.hasToken)
            await proveCommit((0,versions_checkout/* outermost */.J9)(checkout), pullRequest, new github_repository/* GitHubRepository */.s(client)).catch(unlessOther);
        return await (0,compare_files/* compareFolders */.Ry)(checkout, base.folder);
    }
    if (!client.hasToken)
        throw new versions_repository/* NotComparable */._Z('`github-token` is empty');
    const { repository, ...trees } = await comparedTrees(checkout, base, source);
    const isOther = repository.name !== client.repository;
    return {
        ...(await (0,compare_files/* compareTrees */.tc)(checkout, trees, repository)),
        ...(isOther && { repository: repository.name })
    };
}
function unlessOther(error) {
    if (error instanceof OtherCommit || !(error instanceof http_error/* HttpError */.j$ || error instanceof failure/* Failure */.HR))
        throw error;
}
/** Finds the trees of the checked-out commit and its base. The trees for a submodule are in its own repository. */
async function comparedTrees(checkout, base, source) {
    if (checkout.outer !== undefined)
        return await submoduleTrees(checkout, await comparedTrees(checkout.outer, base, source), source);
    const { pullRequest, client } = source;
    const repository = new github_repository/* GitHubRepository */.s(client);
    const commit = pullRequest === undefined
        ? await repository.commit(commitOf(checkout))
        : await proveCommit(checkout, pullRequest, repository);
    const trees = { repository, head: commit.tree.sha };
    if (base.kind === 'ref') {
        const tree = await repository.mergeBase(base.ref, commit.sha).catch((error) => {
            throw (0,github_client/* isNotFound */.c4)(error) ? unknownBase(base.ref, repository) : error;
        });
        return { ...trees, base: tree };
    }
    if (pullRequest === undefined)
        throw new versions_repository/* NotComparable */._Z('there is no pull request');
    const [target] = commit.parents;
    // The first parent of the merge commit from GitHub contains everything except this pull request's changes.
    if (target !== undefined && commit.sha !== pullRequest.headSha)
        return { ...trees, base: (await repository.commit(target.sha)).tree.sha };
    return { ...trees, base: await repository.mergeBase(pullRequest.baseSha, commit.sha) };
}
/** GitHub has already returned the checked-out commit, so the `base` input must have caused the 404 response. */
function unknownBase(ref, { name }) {
    const problem = `\`base\` ${JSON.stringify(ref)} is not a branch or commit in ${name}, or has no commit in common with the checked-out commit`;
    return new failure/* Failure */.HR('invalid-input', `Invalid input:\n- ${problem}`);
}
function commitOf({ commit }) {
    if (commit !== undefined)
        return commit;
    throw new OtherCommit('the checked-out commit is unknown. Use `actions/checkout` in an earlier step');
}
/** Returns the checked-out commit. Throws unless this commit is the pull request's head or a merge of the head. */
async function proveCommit(checkout, { number, headSha }, repository) {
    const sha = commitOf(checkout);
    const advice = `Use \`actions/checkout\` without \`ref\` and \`repository\`. For \`pull_request_target\`, set \`ref: refs/pull/${number}/merge\``;
    const commit = await repository.commit(sha).catch((error) => {
        if (!(0,github_client/* isNotFound */.c4)(error) || sha === headSha)
            throw error;
        throw new OtherCommit(`the checked-out commit ${compare_short(sha)} is not in ${repository.name}. ${advice}`);
    });
    const [, merged, ...more] = commit.parents;
    if (sha === headSha || (merged?.sha === headSha && more.length === 0))
        return commit;
    throw new OtherCommit(`the checked-out commit ${compare_short(sha)} is neither the head of the pull request, ${compare_short(headSha)}, nor a merge of the head. ${advice}`);
}
function compare_short(sha) {
    return sha.slice(0, 10);
}
/** Finds the trees of the submodule's checked-out commit and of the commit that the base records for the submodule. */
async function submoduleTrees({ commit, root, outer }, around, { serverUrl }) {
    const path = (0,external_node_path_.relative)(outer?.root ?? root, root)
        .split(external_node_path_.sep)
        .join('/');
    const [recorded, earlier] = [
        await around.repository.entry(around.head, path, 'commit'),
        await around.repository.entry(around.base, path, 'commit')
    ];
    if (commit === undefined || commit !== recorded)
        throw new OtherCommit(`the checked-out commit of the submodule ${JSON.stringify(path)} (${compare_short(commit ?? 'unknown')}) is not the commit that the outer repository records (${compare_short(recorded ?? 'none')}). Use \`actions/checkout\` with \`submodules: true\``);
    if (earlier === undefined)
        throw new versions_repository/* NotComparable */._Z(`the base has no submodule ${JSON.stringify(path)}`);
    const name = await repositoryOfSubmodule(around, path, serverUrl);
    if (name === undefined)
        throw new versions_repository/* NotComparable */._Z(`the repository of the submodule ${JSON.stringify(path)} is not on ${serverUrl}`);
    const repository = around.repository.named(name);
    const treeOf = async (sha) => (await repository.commit(sha)).tree.sha;
    try {
        return { repository, head: await treeOf(commit), base: await treeOf(earlier) };
    }
    catch (error) {
        if (!(error instanceof http_error/* HttpError */.j$) || ![401, 403, 404].includes(error.status ?? 0))
            throw error;
        throw new versions_repository/* NotComparable */._Z(`the token cannot read ${name}, the repository of the submodule ${JSON.stringify(path)}. Pass a \`github-token\` with read access`);
    }
}

// EXTERNAL MODULE: ./.build/src/sources/source/front-matter.js
var front_matter = __webpack_require__(26583);
// EXTERNAL MODULE: ./.build/src/sources/source/page-source.js
var page_source = __webpack_require__(78901);
// EXTERNAL MODULE: ./.build/src/sources/page-file.js
var page_file = __webpack_require__(90098);
// EXTERNAL MODULE: ./.build/src/versions/pages/moved-pages.js
var moved_pages = __webpack_require__(12220);
// EXTERNAL MODULE: ./.build/src/versions/pages/same-text.js
var same_text = __webpack_require__(996);
;// CONCATENATED MODULE: ./.build/src/versions/history-renames.js





/** Maximum number of renamed pages whose texts are compared. */
const MAX_EDITED = 5000;
/**
 * Keeps a rename in the history only if the bytes of the file are unchanged, or if the page still has the same subject.
 * Any other rename becomes a removed file and an added file.
 */
async function withSureRenames(history, clone) {
    const isEdited = ({ from, to, blobs: [before, after] }) => before !== after && (0,page_file/* isPageFile */.MV)(from) && (0,page_file/* isPageFile */.MV)(to);
    const edited = history.flatMap(({ renamed }) => renamed.filter(isEdited)).slice(0, MAX_EDITED);
    const blobs = edited.flatMap(rename => rename.blobs);
    const texts = await clone.texts(new Map(blobs.map(sha => [sha, { sha, size: 0 }])));
    const sure = new Set(edited.filter(({ from, to, blobs: [before, after] }) => {
        const [earlier, now] = [texts.get(before) ?? '', texts.get(after) ?? ''];
        return !(0,same_text/* isOtherSubject */.Rd)(subjectOfFile(from, earlier), subjectOfFile(to, now));
    }));
    return history.map(({ renamed, added, removed }) => {
        const left = renamed.filter(rename => rename.blobs[0] !== rename.blobs[1] && !sure.has(rename));
        return {
            renamed: renamed.filter(rename => !left.includes(rename)),
            added: [...added, ...left.map(({ to }) => to)],
            removed: [...removed, ...left.map(({ from }) => from)]
        };
    });
}
/**
 * Matches the address of a link, an image, or an import on this site. Such an address contains names of other pages and
 * of folders, which say nothing about the subject of this page.
 */
const INTERNAL_ADDRESS = /(\]\(\s*<?|^[ \t]*\[[^\]\n]+\]:[ \t]*<?|\b(?:href|src|url|to|img|image|icon)\s*=\s*\{?\s*["'`]|\bfrom\s+["'])(?!https?:)[^\s)"'`>]+/gm;
function subjectOfFile(file, text) {
    const { title, path, description } = (0,page_source/* readPage */.SP)(file, text, { readmeIsIndex: false, contents: new Map() });
    const body = (0,front_matter/* blankFrontMatter */.bR)(text)
        .replace(/^\s*# .*/, '')
        .replace(INTERNAL_ADDRESS, '$1');
    return (0,moved_pages/* subjectOfPage */.pA)({ title, path, text: `${description} ${body}` });
}
/**
 * Finds the current names of files that were renamed in the history, by earlier names that no longer exist. Relies on
 * Git to detect renames.
 */
function renamedInHistory(history, existing) {
    const found = new Map();
    /** Current names of files, by their names before the processed commits; undefined for a removed file. */
    const later = new Map();
    /** Names in newer commits. These names refer to the newer files, so earlier renames of such a name are ignored. */
    const known = new Set();
    const endOf = (path) => {
        const end = later.has(path) ? later.get(path) : path;
        return end !== undefined && existing.has(end) ? end : undefined;
    };
    for (const { renamed, added, removed } of history) {
        // Looked up before `later` changes, because a commit can rename files in a circle.
        const ends = renamed.map(({ from, to }) => [from, endOf(to)]);
        // Older files with added or removed names are gone. Skips renames, because two branches can make the same rename.
        for (const path of [...added, ...removed])
            later.set(path, undefined);
        for (const [from, end] of ends) {
            later.set(from, end);
            if (end !== undefined && !existing.has(from) && !known.has(from))
                found.set(from, end);
        }
        for (const path of [...added, ...removed, ...renamed.flatMap(({ from, to }) => [from, to])])
            known.add(path);
    }
    return found;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/compared-versions.js








/** Reads both versions of the documentation, or logs the reason why the versions cannot be compared. */
async function comparedVersions(inputs, client, context) {
    const { base, pullRequest } = inputs;
    const { log, signal } = context;
    const versions = await readCompared(inputs, client, signal);
    const { notCompared, isOtherCommit = false, untracked = [] } = versions;
    const comment = isOtherCommit && pullRequest !== undefined ? ' No comment is written.' : '';
    if (notCompared !== undefined && base.kind !== 'none')
        log.notice(`The documentation is not compared with its base: ${notCompared}. No finding is marked as new.${comment}`);
    if (untracked.length > 0)
        log.notice(`Git does not track ${(0,units/* formatCount */.B4)(untracked.length, 'page')}: ${(0,with_more/* withMore */.i)(untracked.map(plain_text/* plainText */.wh), 5).join(', ')}. Untracked pages count as part of both versions. To make them part of the change, run \`git add\`.`);
    return await withHistory(versions, inputs, context);
}
/** Called a second time after `--fix` has edited files in the checkout. */
async function readCompared({ checkout, base, pullRequest, github }, client, signal) {
    return await readVersions(checkout, { base, pullRequest, client, serverUrl: github.serverUrl }, signal);
}
/** Adds the renames from the clone's history, to fix old findings. Renames in the change have priority. */
async function withHistory(versions, { workingTree, checkout, shareMs }, { log, signal }) {
    if (workingTree?.isAll !== true)
        return versions;
    try {
        const clone = workingTree.clone.until((0,stop_reason/* withDeadline */.NE)(signal, shareMs));
        const history = await clone.history(workingTree.head, checkout.prefix);
        const sure = await withSureRenames(history, clone);
        const renamed = renamedInHistory(sure, new Set(versions.head.paths));
        log.info(`Renamed in the clone's history: ${(0,units/* formatCount */.B4)(renamed.size, 'file')}.`);
        if (clone.isShallow())
            log.notice('The clone is shallow, so earlier renames are unknown. Run `git fetch --unshallow` to download the full history.');
        return { ...versions, renamed: new Map([...renamed, ...(versions.renamed ?? [])]) };
    }
    catch (error) {
        signal.throwIfAborted();
        const isSlow = error.name === 'AbortError';
        if (!isSlow && !(error instanceof versions_repository/* NotComparable */._Z))
            throw error;
        const reason = isSlow ? 'reading the history takes too long. Set a longer `timeout`' : (0,failure/* reasonOf */.A3)(error);
        log.notice(`The renames in the clone's history are unknown: ${reason}.`);
        return versions;
    }
}

// EXTERNAL MODULE: ./.build/src/pull-request/comparison/leftovers/leftovers.js + 2 modules
var leftovers = __webpack_require__(23597);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: ./.build/src/runtime/text/shell-word.js
var shell_word = __webpack_require__(37397);
// EXTERNAL MODULE: external "node:timers/promises"
var external_node_timers_promises_ = __webpack_require__(58500);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/apply/fixed-files.js








/** Selects the findings to fix: new findings, or all findings if `isAll` is set or the versions are not compared. */
function fixableFindings({ findings, notCompared }, isAll) {
    return findings.filter(({ fix, isNew }) => fix !== undefined && (isNew || isAll || notCompared !== undefined));
}
/**
 * Computes the edited files from the bytes on disk, because the texts in the review have normalized line endings and no
 * byte order mark. `refused`: reasons why files must not be edited, by path.
 */
async function fixedFiles(root, findings, refused = new Map()) {
    const fixes = findings.flatMap(({ fix }) => fix ?? []);
    const result = { files: [], leftOut: new Map() };
    for (const [file, own] of (0,group_by/* groupBy */.$)(fixes, ({ edit }) => edit.file)) {
        // Yields before each file, so that a pending abort can take effect.
        await (0,external_node_timers_promises_.setImmediate)();
        const reason = refused.get(file);
        const fixed = reason === undefined ? fixedFile(root, file, own) : new problem/* Problem */.AF(reason);
        if (fixed instanceof problem/* Problem */.AF)
            result.leftOut.set(file, fixed.message);
        else
            result.files.push(fixed);
    }
    return result;
}
function fixedFile(root, file, fixes) {
    try {
        const before = (0,read_below/* readBelow */.Gj)(root, file);
        const text = before.toString();
        if (!Buffer.from(text).equals(before))
            return new problem/* Problem */.AF('it contains invalid UTF-8');
        const lines = (0,edit/* editedLines */.bK)(text, [...new Set(fixes.map(({ edit }) => edit))]);
        return lines === undefined
            ? new problem/* Problem */.AF('it has changed since the review')
            : { file, fixes, lines, before };
    }
    catch (error) {
        const { code } = error;
        if (code === 'ENOENT' || code === 'ENOTDIR')
            return new problem/* Problem */.AF('it is not in the checkout');
        return new problem/* Problem */.AF(code === 'ELOOP' ? 'it is a symbolic link' : `it cannot be read: ${(0,failure/* reasonOf */.A3)(error)}`);
    }
}
/** Lists the files that are not edited: `docs/a.mdx (it has uncommitted changes), and 3 more`. */
function leftOutText({ leftOut }) {
    const listed = [...leftOut].map(([file, reason]) => `${(0,plain_text/* plainText */.wh)(file)} (${(0,plain_text/* plainText */.wh)(reason)})`);
    return (0,with_more/* withMore */.i)(listed, MAX_LISTED).join(', ');
}
const MAX_LISTED = 10;

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/apply/patch.js
/** Number of unchanged lines before and after a change, as in `git diff`. */
const CONTEXT = 3;
/** Creates a unified diff that `git apply` accepts at the repository root; empty if nothing changes. */
function unifiedDiff(files) {
    return files.map(fileDiff).join('');
}
function fileDiff({ file, lines }) {
    const hunks = hunksOf(lines);
    if (hunks.length === 0)
        return '';
    const [before, after] = [quotedName(`a/${file}`), quotedName(`b/${file}`)];
    // After a name with spaces, `git` expects a tab that marks the end of the name.
    const end = /\s/.test(file) && !before.startsWith('"') ? '\t' : '';
    const head = `diff --git ${before} ${after}\n--- ${before}${end}\n+++ ${after}${end}\n`;
    let shift = 0;
    const parts = hunks.map(({ from, to }) => {
        const { body, removed, added } = hunkBody(lines.slice(from, to));
        const [oldRange, newRange] = [`${from + 1},${removed}`, `${from + 1 + shift},${added}`];
        shift += added - removed;
        return `@@ -${oldRange} +${newRange} @@\n${body}`;
    });
    return head + parts.join('');
}
/** Finds the ranges of changed lines, including context. Adjacent ranges are merged. */
function hunksOf(lines) {
    const hunks = [];
    for (const [at, { before, after }] of lines.entries()) {
        if (before === after)
            continue;
        const [from, to] = [Math.max(0, at - CONTEXT), Math.min(lines.length, at + CONTEXT + 1)];
        const last = hunks.at(-1);
        if (last === undefined || last.to < from)
            hunks.push({ from, to });
        else
            last.to = to;
    }
    return hunks;
}
/** Renders a hunk and counts its lines in both versions. */
function hunkBody(lines) {
    const added = lines.map(({ after }) => after.match(/[^\n]*\n|[^\n]+$/g) ?? []);
    const body = lines.flatMap(({ before, after }, at) => before === after
        ? [marked(' ', before)]
        : [marked('-', before), ...(added[at] ?? []).map(line => marked('+', line))]);
    return { body: body.join(''), removed: lines.length, added: added.flat().length };
}
function marked(mark, line) {
    return `${mark}${line}${line.endsWith('\n') ? '' : '\n\\ No newline at end of file\n'}`;
}
/** Quotes a name as `git` does if the name contains control characters, quotes, backslashes, or non-ASCII text. */
function quotedName(name) {
    if (/^[ !#-[\]-~]*$/.test(name))
        return name;
    const escape = (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, '0')}`;
    return `"${Buffer.from(name)
        .toString('latin1')
        .replaceAll(/[^ !#-[\]-~]/g, escape)}"`;
}

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: ./.build/src/runtime/random-id.js
var random_id = __webpack_require__(97895);
;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/apply/working-tree.js





/**
 * Replaces files in the working tree with the edited files, each atomically. Files that cannot be replaced are returned
 * in `leftOut`. Synchronous, because the undo patch does not apply if a signal stops the function halfway.
 */
function writeFixes(root, files, { signal, random }) {
    signal.throwIfAborted();
    const id = (0,random_id/* randomId */.z)(random);
    const result = { files: [], leftOut: new Map() };
    for (const fixed of files)
        try {
            replaceFile(root, fixed, `.fix-${id}.tmp`);
            result.files.push(fixed);
        }
        catch (error) {
            result.leftOut.set(fixed.file, `it cannot be written: ${(0,failure/* reasonOf */.A3)(error)}`);
        }
    return result;
}
/** `temporaryName`: name of the new file in the same folder, until a rename replaces the original file. */
function replaceFile(root, { file, lines, before }, temporaryName) {
    const path = (0,external_node_path_.join)(root, file);
    const { mode, nlink } = (0,external_node_fs_.lstatSync)(path);
    // The other hard links would keep the old text.
    if (nlink > 1)
        throw new Error('it has several hard links');
    const temporary = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), temporaryName);
    (0,external_node_fs_.writeFileSync)(temporary, '', { flag: 'wx', mode });
    try {
        (0,external_node_fs_.writeFileSync)(temporary, lines.map(({ after }) => after).join(''));
        // The umask of the process must not change the permissions.
        (0,external_node_fs_.chmodSync)(temporary, mode & 0o7777);
        if (!(0,read_below/* readBelow */.Gj)(root, file).equals(before))
            throw new Error('it changed during the run');
        (0,external_node_fs_.renameSync)(temporary, path);
    }
    finally {
        (0,external_node_fs_.rmSync)(temporary, { force: true });
    }
}

;// CONCATENATED MODULE: ./.build/src/pull-request/fixes/apply/fix-working-tree.js












/** Limits for the log. The patch contains all edits. */
const MAX_SHOWN_EDITS = 200;
const MAX_SHOWN_ADDRESS = 200;
const MAX_SHOWN_SOURCES = 20;
/** With these options, Git ignores user settings that would change bytes outside the patch or reject the patch. */
const UNDO = '-c core.autocrlf=false apply --whitespace=nowarn -R';
/** Returns the edited files and the files left out. With `--fix`, files with uncommitted changes are left out. */
async function filesToFix(review, { workingTree, checkout }, { log, signal }) {
    const findings = fixableFindings(review, workingTree?.isAll === true);
    const names = [...new Set(findings.flatMap(({ fix }) => fix?.edit.file ?? []))];
    const clone = workingTree && { ...workingTree, clone: workingTree.clone.until(signal) };
    const uncommitted = clone && names.length > 0 ? await uncommittedFiles(names, checkout, clone) : [];
    const refused = new Map([...uncommitted].map(file => [file, 'it has uncommitted changes']));
    const fixes = await fixedFiles(checkout.root, findings, refused);
    const advice = refused.size === 0 ? '' : ' Commit or stash the changes, then run again.';
    const target = workingTree === undefined ? 'Not in fixes.patch' : 'Not fixed';
    if (fixes.leftOut.size > 0)
        log.notice(`${target}: ${leftOutText(fixes)}.${advice}`);
    return fixes;
}
/** Finds the files that differ from the checked-out commit in the working tree or in the index. */
async function uncommittedFiles(files, { root, prefix }, { clone, head }) {
    const [committed, staged] = [await clone.files(head, prefix), await clone.index(prefix)];
    const isCommitted = (file) => {
        const path = file.slice(prefix.length);
        const { sha } = committed.get(path) ?? {};
        if (sha === undefined || staged.get(path)?.sha !== sha)
            return false;
        const content = (0,read_below/* readIfThere */.qC)(root, file);
        // A file that cannot be read is left out later, with a specific reason.
        return content === undefined || (0,compare_files/* hasContent */.ov)(content, sha);
    };
    return new Set(files.filter(file => !isCommitted(file)));
}
/**
 * With `--fix`, edits the working tree, and logs the edits and the undo command. Returns the files as written.
 * `patchPath`: path of the patch with which the edits can be undone; undefined if there are no edits.
 */
async function fixWorkingTree({ files }, patchPath, { workingTree, checkout: { root } }, context) {
    if (workingTree === undefined)
        return [];
    const { log } = context;
    const written = writeFixes(root, patchPath === undefined ? [] : files, context);
    if (written.leftOut.size > 0)
        log.notice(`Not fixed: ${leftOutText(written)}.`);
    const edits = [
        ...(0,group_by/* groupBy */.$)(written.files.flatMap(({ fixes }) => fixes), ({ edit }) => edit).values()
    ];
    if (patchPath === undefined || edits.length === 0) {
        if (patchPath !== undefined)
            await (0,promises_.rm)(patchPath);
        log.info('Nothing was fixed.');
        return [];
    }
    if (written.leftOut.size > 0)
        await (0,promises_.writeFile)(patchPath, unifiedDiff(written.files));
    log.info(`Made ${(0,units/* formatCount */.B4)(edits.length, 'edit')} in ${(0,units/* formatCount */.B4)(written.files.length, 'file')}:`);
    for (const line of (0,with_more/* withMore */.i)(edits.map(describeEdit), MAX_SHOWN_EDITS))
        log.info(line);
    // With `-C`, the command works from any folder.
    log.info(`Undo: git -C ${(0,shell_word/* quoted */.T)(root)} ${UNDO} ${(0,shell_word/* quoted */.T)(patchPath)}`);
    return written.files;
}
/** Returns the files that are still as written, and logs the files that somebody else has changed since. */
function unchangedFiles(files, { root }, { log }) {
    const isAsWritten = ({ file, lines }) => (0,read_below/* readIfThere */.qC)(root, file)?.toString() === lines.map(({ after }) => after).join('');
    const changed = files.filter(file => !isAsWritten(file)).map(({ file }) => (0,plain_text/* plainText */.wh)(file));
    if (changed.length > 0)
        log.notice(`Not counted as fixed, because somebody changed the files during the run: ${(0,with_more/* withMore */.i)(changed, MAX_SHOWN_SOURCES).join(', ')}.`);
    return new Set(files.filter(isAsWritten).map(({ file }) => file));
}
/** Describes an edit for all fixes that share it: `docs/a.mdx:12: /guides/b → /howto/c`. */
function describeEdit(fixes) {
    const shown = (text) => (0,clip/* clip */.$)((0,plain_text/* plainText */.wh)(text), MAX_SHOWN_ADDRESS);
    const sources = [...new Set(fixes.map(({ from }) => from))];
    const [first] = fixes;
    if (first === undefined)
        return '';
    const { file, line, before, after } = first.edit;
    const listed = (0,with_more/* withMore */.i)(sources.map(source => shown(JSON.stringify(source))), MAX_SHOWN_SOURCES);
    const change = first.kind === 'redirect'
        ? `+ ${(0,units/* formatCount */.B4)(sources.length, 'redirect')}, from ${listed.join(', ')}`
        : `${shown(before)} → ${shown(after)}`;
    return `${(0,plain_text/* plainText */.wh)(file)}:${line}: ${change}`;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/outputs.js
const OUTPUT_NAMES = (/* unused pure expression or super */ null && ([
    'changed-pages',
    'new-findings',
    'findings',
    'removed-without-redirect',
    'comment-url',
    'changes-path',
    'findings-path',
    'sarif-path',
    'fixes-path'
]));
function setOutputs(values, { setOutput }) {
    for (const [name, value] of Object.entries(values))
        if (value !== undefined)
            setOutput(name, value);
}

// EXTERNAL MODULE: ./.build/src/pull-request/preview.js
var pull_request_preview = __webpack_require__(87755);
// EXTERNAL MODULE: ./.build/src/pull-request/report/formats.js
var report_formats = __webpack_require__(27362);
;// CONCATENATED MODULE: ./.build/src/pull-request/report/upload-patch.js



/**
 * Uploads the patch as an artifact that opens in the browser. Returns the address of the artifact page. The upload is
 * optional, so any error is logged as a notice.
 */
async function uploadPatch(path, { name, runUrl }, { log, signal }) {
    try {
        // An artifact that is not zipped gets the file's name, which must be unique for each docs folder in a run.
        const file = (0,external_node_path_.join)((0,external_node_path_.dirname)(path), name);
        await (0,promises_.copyFile)(path, file);
        // Imported only here, because the storage SDK in this package would slow down the start of every run.
        const { DefaultArtifactClient } = await Promise.all(/* import() */[__webpack_require__.e(1351), __webpack_require__.e(9645)]).then(__webpack_require__.bind(__webpack_require__, 9645));
        const client = new DefaultArtifactClient();
        // In a rerun, the artifact from the first attempt still exists.
        await client.deleteArtifact(name).catch(() => undefined);
        const { id } = await client.uploadArtifact(name, [file], (0,external_node_path_.dirname)(file), { skipArchive: true });
        if (id !== undefined)
            return `${runUrl}/artifacts/${id}`;
    }
    catch (error) {
        signal.throwIfAborted();
        log.notice(`The patch was not uploaded: ${(0,failure/* reasonOf */.A3)(error)}. The patch is in ${path}.`);
    }
    return undefined;
}

;// CONCATENATED MODULE: ./.build/src/pull-request/report/write-results.js







const PATCH_FILE = 'fixes.patch';
/** Writes the result files for later steps and users, and uploads the patch. `patch`: empty if there are no fixes. */
async function writeResults({ findings, hints, notCompared, pages, redirects, leftovers }, patch, { outputDir, formats, workingTree, patchArtifact: name, github: { runUrl } }, context) {
    // A later run must not replace a patch that can undo edits in the working tree.
    const patchName = workingTree === undefined ? PATCH_FILE : undoName(outputDir);
    const files = {
        'findings.json': () => (0,report_formats/* findingsJson */.p0)(findings, hints, notCompared),
        'changes.json': () => (0,report_formats/* changesJson */.c$)(pages, redirects, leftovers),
        'findings.sarif': () => (0,report_formats/* sarif */.Is)(findings),
        ...(patch !== '' && { [patchName]: () => patch }),
        ...(formats.includes('codequality') && { 'findings.codequality.json': () => (0,report_formats/* codeQuality */.J6)(findings) }),
        ...(formats.includes('junit') && { 'findings.junit.xml': () => (0,report_formats/* junit */.bA)(findings) })
    };
    await writeFiles(outputDir, files, context);
    const path = patch === '' ? undefined : (0,external_node_path_.join)(outputDir, patchName);
    const paths = {
        'findings-path': (0,external_node_path_.join)(outputDir, 'findings.json'),
        'changes-path': (0,external_node_path_.join)(outputDir, 'changes.json'),
        'sarif-path': (0,external_node_path_.join)(outputDir, 'findings.sarif'),
        // The path of an applied patch is logged with the undo command instead.
        'fixes-path': workingTree === undefined ? path : undefined
    };
    setOutputs(paths, context);
    const isUploaded = path !== undefined && name !== undefined;
    return { path, url: isUploaded ? await uploadPatch(path, { name, runUrl }, context) : undefined };
}
async function writeFiles(folder, files, { signal }) {
    try {
        await (0,promises_.mkdir)(folder, { recursive: true });
        // Removes the patch from an earlier step or run.
        await (0,promises_.rm)((0,external_node_path_.join)(folder, PATCH_FILE), { force: true });
        for (const [name, render] of Object.entries(files)) {
            await (0,promises_.writeFile)((0,external_node_path_.join)(folder, name), render());
            // Checked after each file, because writing half a million findings takes seconds.
            signal.throwIfAborted();
        }
    }
    catch (error) {
        if (error instanceof failure/* Failure */.HR || signal.aborted)
            throw error;
        const message = `The results could not be written: ${(0,failure/* reasonOf */.A3)(error)}.`;
        throw new failure/* Failure */.HR('results-unwritable', message, { cause: error });
    }
}
function undoName(folder) {
    for (let at = 1;; at += 1) {
        const name = at === 1 ? 'fixed.patch' : `fixed-${at}.patch`;
        if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(folder, name)))
            return name;
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/thread/run-tasks.js
var run_tasks = __webpack_require__(37811);
;// CONCATENATED MODULE: ./.build/src/pull-request/worker/review-in-worker.js

const PROGRESS_MS = 10_000;
/** Reviews a change in a thread, so that `signal` can stop the review regardless of the documentation's content. */
async function reviewInWorker(versions, { ignore, siteUrl, prefix, fixesKnown = false, maxFileMs }, { signal, log }) {
    const { head, base, changed, renamed = new Map(), notCompared } = versions;
    const skipped = { head: new Map(), base: new Map() };
    const task = () => ({
        head: { paths: head.paths, folder: head.folder, skipped: skipped.head },
        base: base && { paths: base.paths, folder: base.folder, skipped: skipped.base },
        changed,
        renamed,
        notCompared,
        ignore: ignore.map(({ text }) => text),
        siteUrl,
        prefix,
        fixesKnown
    });
    const places = ['head', 'base'].flatMap(version => (versions[version]?.paths ?? []).map(file => ({ version, file })));
    const thread = new run_tasks/* TaskThread */.s('worker-thread', new URL(...['../pull-request/worker/review-in-worker.js', import.meta.url]).href);
    const progress = setInterval(() => {
        const { done, total } = thread.pages;
        if (total !== 0)
            log.info(`Read ${done} of ${total} pages.`);
    }, PROGRESS_MS);
    try {
        return await thread.run(task, {
            signal,
            maxFileMs,
            fileAt: place => {
                const found = places[place];
                return found && !skipped[found.version].has(found.file) ? found : undefined;
            },
            skip: ({ version, file }, reason) => {
                skipped[version].set(file, reason);
                // A changed file may be readable in one version. If it is unreadable only in the head, the problem is new.
                if (!changed.has(file))
                    skipped[version === 'head' ? 'base' : 'head'].set(file, reason);
            },
            answer: async ({ kind, version, path }) => {
                const files = versions[version];
                if (files === undefined)
                    throw new Error('there is no such version');
                return await files[kind](path);
            }
        });
    }
    finally {
        clearInterval(progress);
        await thread.end();
    }
}

;// CONCATENATED MODULE: ./.build/src/pull-request/main.js

























/** GitHub does not show more annotations of one kind for a step. */
const MAX_ANNOTATIONS = 10;
const MAX_ANNOTATION = 500;
async function main(inputs, context) {
    const { timeoutMs, docsUrl } = inputs;
    const record = { startedAt: context.clock.now() };
    await (0,run/* runAction */.C)(record, {
        work: async () => await reviewPullRequest(inputs, record, context),
        explain: error => {
            const state = `The documentation was ${record.result === undefined ? 'not ' : ''}reviewed.`;
            return (0,stop_reason/* explainStop */.cV)(error, { timeoutMs, state, advice: 'Run again.' });
        },
        summary: format => renderSummary(record, `${docsUrl}docs/errors.md`, format)
    }, context);
}
async function reviewPullRequest(inputs, record, context) {
    const client = connect(inputs, context);
    const ended = new AbortController();
    const signal = AbortSignal.any([context.signal, ended.signal]);
    // The service builds the preview during the review.
    const preview = (0,pull_request_preview/* findPreview */.C)(inputs, client, { ...context, signal });
    // If the review fails, nobody waits for the preview, and its error must not replace that of the review.
    preview.catch(() => undefined);
    try {
        const versions = await comparedVersions(inputs, client, context);
        const review = await reviewVersions(versions, inputs, context);
        const fixes = await filesToFix(review, inputs, context);
        const patch = await writeResults(review, unifiedDiff(fixes.files), inputs, context);
        const previewUrl = isVisible(review) ? await preview : undefined;
        context.signal.throwIfAborted();
        const links = linksOf(versions, review.siteUrl, patch.url, { ...inputs, previewUrl });
        record.result = { review, links };
        const written = await fixWorkingTree(fixes, patch.path, inputs, context);
        if (written.length > 0) {
            const now = await readCompared(inputs, client, context.signal);
            const left = await reviewVersions(now, inputs, context);
            await writeResults(left, '', inputs, context);
            const edited = unchangedFiles(written, inputs.checkout, context);
            record.result = {
                review: left,
                links,
                fixed: fixedText([review, left], edited, inputs.workingTree?.isAll === true)
            };
        }
        await tell(record.result, versions, inputs, context);
    }
    finally {
        ended.abort(new stop_reason/* Canceled */.Or('the review has ended'));
    }
}
async function reviewVersions(versions, { checkout, check, failOn, ignore, siteUrl, workingTree }, context) {
    const fixesKnown = workingTree?.isAll === true;
    const options = { ignore, siteUrl, prefix: checkout.prefix, fixesKnown };
    const review = await reviewInWorker(versions, options, context);
    return check === 'off'
        ? { ...review, findings: [], hints: [], leftovers: leftovers/* NO_LEFTOVERS */.R, isUnchecked: true }
        : { ...review, findings: failingFirst(review.findings, failOn) };
}
/** Moves the findings that can fail a run before the others, so that no limit of a list or of annotations hides them. */
function failingFirst(findings, failOn) {
    const rank = ({ kind }) => Number(!failOn.includes(kind));
    return findings.toSorted((a, b) => rank(a) - rank(b));
}
function linksOf({ isOtherCommit, repository }, siteUrl, patchUrl, { checkout: { commit }, github, previewUrl, docsUrl, fixCommand, isRunner }) {
    const name = repository ?? github.repository;
    const isKnown = commit !== undefined && name !== '' && isOtherCommit !== true;
    return {
        preview: previewUrl,
        live: siteUrl,
        sources: isKnown ? `${github.serverUrl}/${name}/blob/${commit}` : undefined,
        fixes: patchUrl,
        fixCommand,
        knownFindings: isRunner ? '`findings.json` lists them' : '`--base none` lists them',
        howToFix: docsUrl === '' ? undefined : `${docsUrl}docs/pull-request.md#fixes`
    };
}
/** Does not count a finding that is gone because somebody else changed its file during the run. */
function fixedText([before, left], edited, isAll) {
    const [had, has] = [before, left].map(({ findings }) => (0,group_by/* countEach */.x)(findings.map(comparison_findings/* findingKey */.fl)));
    const fixed = fixableFindings(before, isAll).filter(({ fix }) => fix && edited.has(fix.edit.file));
    // The same address can be fixed in one link of a file, and stay in another.
    const gone = [...(0,group_by/* countEach */.x)(fixed.map(comparison_findings/* findingKey */.fl))].map(([key, count]) => Math.min(count, Math.max(0, (had.get(key) ?? 0) - (has.get(key) ?? 0))));
    const count = gone.reduce((sum, each) => sum + each, 0);
    return `${(0,units/* formatCount */.B4)(count, 'finding')} fixed in ${(0,units/* formatCount */.B4)(edited.size, 'file')}`;
}
/** Reports the result in outputs, the log, annotations, and the pull request. `check: fail` can fail the run. */
async function tell(result, { isOtherCommit }, inputs, context) {
    const { pullRequest, isRunner, check, failOn, logsFindings } = inputs;
    const { findings, pages, vanished } = result.review;
    const fresh = findings.filter(({ isNew }) => isNew);
    const failing = fresh.filter(({ kind }) => failOn.includes(kind));
    const counts = {
        'changed-pages': Object.values(pages).flat().length,
        'new-findings': failing.length,
        findings: findings.length,
        'removed-without-redirect': vanished.length
    };
    setOutputs(counts, context);
    // On a command line, the summary begins with it.
    if (isRunner)
        context.log.info(`${verdict(result.review)}.`);
    if (isRunner)
        for (const finding of oneRowPerLine(fresh).slice(0, MAX_ANNOTATIONS))
            context.log.warning(annotation(finding), finding);
    else if (logsFindings)
        for (const line of consoleLines(result.review))
            context.log.info(line);
    // Writes nothing on the pull request if the checked-out commit may belong to another change.
    if (pullRequest !== undefined && isOtherCommit !== true) {
        const client = connect(inputs, context);
        const url = await writeOnPullRequest(result, { ...inputs, pullRequest }, client, context);
        setOutputs({ 'comment-url': url }, context);
    }
    if (check === 'fail' && failing.length > 0)
        throw newFindings(failing, isRunner);
}
function newFindings(failing, isRunner) {
    const listed = oneRowPerLine(failing).map(finding => `- ${annotation(finding)}`);
    const lines = isRunner ? (0,with_more/* withMore */.i)(listed, MAX_ANNOTATIONS) : [];
    return new failure/* Failure */.HR('new-findings', [`This change adds ${(0,comparison_findings/* countKinds */.xb)(failing)}.`, ...lines].join('\n'));
}
function annotation(finding) {
    return (0,clip/* clip */.$)((0,plain_text/* plainText */.wh)((0,comparison_findings/* describeFinding */.jb)(finding)), MAX_ANNOTATION);
}
/** Limits requests to a share of the total time, so that retries cannot use all of the time. */
function connect({ shareMs, github }, context) {
    const { token = '', apiUrl, repository } = github;
    const deadline = context.clock.now() + shareMs;
    const limited = { ...context, signal: (0,stop_reason/* withDeadline */.NE)(context.signal, shareMs) };
    return new github_client/* GitHubClient */.jh({ token, apiUrl, repository, deadline }, limited);
}
function renderSummary(record, errorsPage, format) {
    const { result, failure } = record;
    const heading = result === undefined ? 'Documentation not reviewed' : verdict(result.review);
    const body = result && renderReview(result.review, result.links, SUMMARY_LIMIT, format);
    const duration = (0,summary/* durationOf */.cf)(record);
    return (0,summary/* summaryOf */.YG)({ heading, facts: [result?.fixed], failure: failure && withoutFindings(failure) }, errorsPage, [body, duration && `Took ${duration}.`], format);
}
/** Removes the list of findings from the message, because the summary lists the findings in a table. */
function withoutFindings({ code, message, advice }) {
    return { code, advice, message: code === 'new-findings' ? message.replace(/\n[^]*/, '') : message };
}


/***/ }),

/***/ 87755:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   C: () => (/* binding */ findPreview),
/* harmony export */   Q: () => (/* binding */ AUTO)
/* harmony export */ });
/* harmony import */ var _github_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18311);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
/* harmony import */ var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
/* harmony import */ var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54639);




/** Value of the input `preview-url` that finds the preview of the hosting service. */
const AUTO = 'auto';
const MAX_WAIT_MS = 2 * 60_000;
/** With a shorter interval, waiting would use up much of the hourly limit of a job's token. */
const POLL_MS = 10_000;
/**
 * Returns the address of the preview without a trailing slash, as given or, for `auto`, of the head commit's newest
 * deployment. Returns undefined if there is no preview in time, or GitHub cannot be asked.
 */
async function findPreview({ previewUrl, pullRequest, checkout }, client, { clock, log, signal }) {
    const sha = pullRequest?.headSha ?? checkout.commit;
    if (previewUrl !== AUTO)
        return previewUrl;
    if (sha === undefined || client.repository === '' || !client.hasToken)
        return undefined;
    const until = clock.now() + MAX_WAIT_MS;
    try {
        for (;;) {
            const preview = await (0,_github_deployments_js__WEBPACK_IMPORTED_MODULE_0__/* .endedPreview */ .D$)(sha, client);
            if (preview !== undefined)
                return preview.url;
            if (clock.now() + POLL_MS > until)
                return undefined;
            await clock.sleep(POLL_MS, signal);
        }
    }
    catch (error) {
        // A run that was stopped, and a review that has ended, do not need the preview. A deadline only ends the waiting.
        if (signal.aborted || (0,_runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__/* .isStop */ .jX)(error))
            return undefined;
        if (!(error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$ || error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .Failure */ .HR))
            throw error;
        const isDenied = error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__/* .HttpError */ .j$ && [401, 403, 404].includes(error.status ?? 0);
        const reason = isDenied ? 'the job needs the permission `deployments: read`' : (0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__/* .reasonOf */ .A3)(error);
        log.notice(`No preview is linked: ${reason}.`);
        return undefined;
    }
}


/***/ }),

/***/ 27362:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Is: () => (/* binding */ sarif),
/* harmony export */   J6: () => (/* binding */ codeQuality),
/* harmony export */   bA: () => (/* binding */ junit),
/* harmony export */   c$: () => (/* binding */ changesJson),
/* harmony export */   p0: () => (/* binding */ findingsJson)
/* harmony export */ });
/* harmony import */ var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74238);
/* harmony import */ var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
/* harmony import */ var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39180);
/* harmony import */ var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
/* harmony import */ var _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19711);





/** CI systems show messages in a list, so long messages are shortened. */
const MAX_MESSAGE = 1000;
const shown = (text) => (0,_runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_2__/* .clip */ .$)((0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .plainText */ .wh)(text), MAX_MESSAGE);
const json = (value) => `${JSON.stringify(value, undefined, 2)}\n`;
/** `notCompared`: the reason why no finding is marked as new. */
function findingsJson(findings, hints, notCompared) {
    const listed = findings.map(finding => {
        const { kind, target, file, line, column, isNew, suggestion, gitRename, isUnlisted } = finding;
        return {
            ...{ kind, target, file, line, column },
            message: shown((0,_comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(finding)),
            new: isNew,
            suggestion,
            gitRename,
            ...(isUnlisted === true && { unlisted: true })
        };
    });
    return json({ version: 1, notCompared, findings: listed, hints });
}
function changesJson(changes, redirects, leftovers) {
    const listed = (pages) => pages.map(({ path, title, file, from, gitRename, through, text }) => ({
        path,
        title,
        file,
        from,
        gitRename,
        ...(through.length > 0 && { through }),
        wordsAdded: text.wordsAdded,
        wordsRemoved: text.wordsRemoved
    }));
    const entries = Object.entries(changes).map(([kind, pages]) => [kind, listed(pages)]);
    return json({ version: 1, ...Object.fromEntries(entries), redirects, ...leftovers });
}
function sarif(findings, kinds = _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .KIND_TEXTS */ .QX) {
    const rules = Object.entries(kinds).map(([id, text]) => ({ id, shortDescription: { text } }));
    const results = findings.map(finding => ({
        ruleId: finding.kind,
        level: 'warning',
        message: { text: shown((0,_comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(finding)) },
        locations: [
            {
                physicalLocation: {
                    artifactLocation: { uri: (0,_site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__/* .encodeStrictly */ .jR)(finding.file) },
                    region: { startLine: finding.line, startColumn: finding.column }
                }
            }
        ],
        partialFingerprints: { 'finding/v1': (0,_comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(finding) }
    }));
    return json({
        $schema: 'https://json.schemastore.org/sarif-2.1.0.json',
        version: '2.1.0',
        runs: [
            {
                tool: { driver: { name: 'static-docs-export', rules } },
                // Without this field, SARIF readers count a character outside the Basic Multilingual Plane as one column.
                columnKind: 'utf16CodeUnits',
                results
            }
        ]
    });
}
function codeQuality(findings) {
    // GitLab keeps only one of several entries with the same fingerprint.
    const byFingerprint = new Map(findings.map(finding => [(0,_comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .fingerprint */ .Rj)(finding), finding]));
    return json([...byFingerprint].map(([id, finding]) => ({
        description: shown((0,_comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(finding)),
        check_name: finding.kind,
        fingerprint: id,
        severity: 'major',
        location: { path: finding.file, lines: { begin: finding.line } }
    })));
}
/** Contains only new findings, because test systems cannot mark failures as old. */
function junit(findings) {
    const cases = findings
        .filter(({ isNew }) => isNew)
        .map(finding => {
        const name = xmlText(shown(`${finding.file}:${finding.line} ${finding.target}`));
        const failure = `<failure type="${finding.kind}" message="${xmlText(shown((0,_comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__/* .messageOf */ .bD)(finding)))}"/>`;
        return `  <testcase classname="${finding.kind}" name="${name}" file="${xmlText(finding.file)}">${failure}</testcase>`;
    });
    const passed = cases.length === 0 ? ['  <testcase classname="documentation" name="no new findings"/>'] : cases;
    const lines = [
        '<?xml version="1.0" encoding="UTF-8"?>',
        `<testsuite name="documentation" tests="${passed.length}" failures="${cases.length}">`,
        ...passed,
        '</testsuite>\n'
    ];
    return lines.join('\n');
}
/** Escapes text for XML, and replaces control characters, most of which XML cannot represent. */
function xmlText(text) {
    return (0,_runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__/* .escapeMarkup */ .M)((0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__/* .withoutControls */ .DJ)(text).replace(/[\uFFFE\uFFFF]/g, '\uFFFD'));
}


/***/ }),

/***/ 36378:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   x: () => (/* binding */ ignoredTargets)
/* harmony export */ });
/* unused harmony export parseIgnoredTarget */
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
/* harmony import */ var _site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16669);



/** The input `check-ignore`: one pattern per line. */
const ignoredTargets = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__/* .field */ .ZZ)(value => {
    const lines = value.split('\n').map(line => line.trim());
    return (0,_runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .collect */ .Fo)(lines.filter(line => line !== '').map(parseIgnoredTarget));
});
function parseIgnoredTarget(text) {
    const invalid = (rule) => new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__/* .Problem */ .AF(`has an invalid pattern "${text}": ${rule}`);
    if (/\*{3}/.test(text))
        return invalid('use `*` or `**`');
    if (!/^(?:\/|\*|https?:\/\/)/.test(text))
        return invalid('start the pattern with `/`, `*` or `https://`');
    if (/\s/.test(text))
        return invalid('write one pattern per line and `*` instead of white space');
    return (0,_site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__/* .parseGlob */ .q)(text);
}


/***/ }),

/***/ 97895:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   z: () => (/* binding */ randomId)
/* harmony export */ });
function randomId(random) {
    return Math.floor(random() * 2 ** 48)
        .toString(16)
        .padStart(12, '0');
}


/***/ }),

/***/ 37397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ quoted)
/* harmony export */ });
/** Quotes a word of a command that users can copy. */
function quoted(text) {
    if (/^[\w@%+=:,./-]+$/.test(text))
        return text;
    return process.platform === 'win32' ? `"${text}"` : `'${text.replaceAll("'", String.raw `'\''`)}'`;
}


/***/ })

};
