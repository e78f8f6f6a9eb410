export const id = 1906;
export const ids = [1906];
export const modules = {

/***/ 1906:
/***/ ((__webpack_module__, __webpack_exports__, __webpack_require__) => {

__webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
__webpack_require__.r(__webpack_exports__);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var _main_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48613);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(26831);



const { env } = process;
/** npm runs scripts in the folder that contains package.json. INIT_CWD is the folder in which the user ran npm. */
const isScript = env['npm_package_json'] === (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(_project_js__WEBPACK_IMPORTED_MODULE_2__/* .root */ .zr, 'package.json');
const folder = (isScript && env['INIT_CWD']) || process.cwd();
for (const stream of [process.stdout, process.stderr])
    stream.on('error', (error) => {
        // Ignores a closed pipe, as after `| head`, so that the command can finish its work.
        if (error.code !== 'EPIPE')
            throw error;
    });
process.exitCode = await (0,_main_js__WEBPACK_IMPORTED_MODULE_1__/* .main */ .i)(process.argv.slice(2), {
    env,
    folder,
    program: isScript && folder === process.cwd() ? 'npm run action --' : (0,_project_js__WEBPACK_IMPORTED_MODULE_2__/* .programOf */ .oQ)(process.argv[1] ?? '', folder),
    width: Math.min(process.stdout.columns || 100, 120),
    isTerminal: process.stdout.isTTY && process.stdin.isTTY
});

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 48613:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   i: () => (/* binding */ main)
/* harmony export */ });
/* harmony import */ var _runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(97970);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(3164);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(26831);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(39180);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(17236);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(78620);







/** Each command is loaded only when it runs, so that code for other commands does not delay its first output. */
const COMMANDS = {
    check: {
        about: 'Checks a site, or the documentation that a site is built from, and lists what is broken.',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(9982), __webpack_require__.e(3071)]).then(__webpack_require__.bind(__webpack_require__, 73071))).check
    },
    demo: {
        about: 'Runs the whole chain on this machine: emulator, export, checks, finish, publish, verify.',
        load: async () => (await __webpack_require__.e(/* import() */ 2017).then(__webpack_require__.bind(__webpack_require__, 52017))).demo
    },
    emulator: {
        about: 'Emulates the documentation service; with --all, also a store, a CDN and a web host.',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(4343), __webpack_require__.e(8697), __webpack_require__.e(5042), __webpack_require__.e(1608), __webpack_require__.e(9512), __webpack_require__.e(6539)]).then(__webpack_require__.bind(__webpack_require__, 74410))).emulator
    },
    init: {
        about: 'Writes the workflow for this repository, and prints the commands that set up the host.',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(4343), __webpack_require__.e(7541), __webpack_require__.e(5016)]).then(__webpack_require__.bind(__webpack_require__, 97418))).init
    },
    doctor: {
        about: 'Checks the requirements for the first run.',
        load: async () => (await Promise.all(/* import() */[__webpack_require__.e(1161), __webpack_require__.e(4343), __webpack_require__.e(2779), __webpack_require__.e(3039), __webpack_require__.e(4896), __webpack_require__.e(8510), __webpack_require__.e(3951), __webpack_require__.e(5237), __webpack_require__.e(7541), __webpack_require__.e(4246), __webpack_require__.e(6577), __webpack_require__.e(8025)]).then(__webpack_require__.bind(__webpack_require__, 78025))).doctor
    }
};
const HELP_FLAGS = ['--help', '-h'];
async function main([name, ...args], shell) {
    const actions = [...(0,_runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__/* .actionFiles */ .S)().keys()];
    try {
        if (name === '--version' || name === '-V') {
            console.log(`static-docs-export ${(0,_project_js__WEBPACK_IMPORTED_MODULE_1__/* .ownVersion */ .Xl)()}`);
            return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok;
        }
        const [topic] = args;
        // `help check` is `check --help`.
        if (name === 'help' && topic !== undefined)
            return await main([topic, '--help'], shell);
        if (name === undefined || ['help', ...HELP_FLAGS].includes(name)) {
            console.log(overview(shell.program));
            return name === undefined ? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.usage : _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok;
        }
        const command = Object.hasOwn(COMMANDS, name) ? await COMMANDS[name]?.load() : undefined;
        if (command !== undefined) {
            if (!args.some(arg => HELP_FLAGS.includes(arg)))
                return await command.run(args, shell);
            console.log(typeof command.help === 'string' ? command.help : command.help(shell));
            return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.ok;
        }
        if (!actions.includes(name))
            throw new _shell_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandError */ .Qd([unknownCommand(name, [...Object.keys(COMMANDS), ...actions])]);
        const { actionCommand } = await Promise.all(/* import() */[__webpack_require__.e(9982), __webpack_require__.e(775)]).then(__webpack_require__.bind(__webpack_require__, 70655));
        return await actionCommand(name, args, shell);
    }
    catch (error) {
        if (error instanceof _shell_js__WEBPACK_IMPORTED_MODULE_3__/* .CommandError */ .Qd) {
            if (error.message !== '')
                console.error((0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(error.message));
            return error.exitCode;
        }
        const where = shell.env['RUNNER_DEBUG'] === '1' ? error.stack : 'For details, set RUNNER_DEBUG=1.';
        console.error((0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_5__/* .printable */ .g$)(`${name ?? ''} has a bug: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}. Please report it.\n${where ?? ''}`));
        return _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_4__/* .EXIT */ .d.failed;
    }
}
function overview(program) {
    const actions = [...(0,_runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__/* .actionFiles */ .S)()].map(([name, path]) => [name, (0,_runner_action_file_js__WEBPACK_IMPORTED_MODULE_0__/* .readActionFile */ .d)(path).description]);
    const commands = Object.entries(COMMANDS).map(([name, { about }]) => [name, about]);
    const rows = [...commands, ...actions].map(([name, about]) => `  ${name.padEnd(16)}${about.split(/(?<=\.) /)[0] ?? ''}`);
    return `${program} <command> …

${rows.join('\n')}

${program} help <command> explains a command, --version prints the version.`;
}
function unknownCommand(name, names) {
    const closest = (0,_nearest_js__WEBPACK_IMPORTED_MODULE_6__/* .nearestName */ .q)(name, names);
    const hint = closest === undefined ? '' : `: did you mean ${closest}?`;
    return `There is no command "${name}"${hint}\nThe commands are ${names.join(', ')}.`;
}


/***/ }),

/***/ 3164:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   q: () => (/* binding */ nearestName)
/* harmony export */ });
/* harmony import */ var _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(41397);

/** Returns the name that a typed word most likely stands for: `domain` for `domian`, `export` for `exports`. */
function nearestName(word, names) {
    const scored = names
        .map(name => ({ name, edits: editsBetween(word.toLowerCase(), name) }))
        .filter(({ name, edits }) => edits <= Math.max(1, Math.floor(Math.min(word.length, name.length) / 3)))
        .sort((a, b) => a.edits - b.edits);
    return scored[0]?.name ?? new _runtime_text_closest_name_js__WEBPACK_IMPORTED_MODULE_0__/* .ClosestName */ .h(names).find(word);
}
/** Longer words are no flag or command, and would take long to compare. */
const MAX_WORD = 60;
/** Counts the letters to insert, remove, replace or swap with their neighbor. */
function editsBetween(a, b) {
    if (a.length > MAX_WORD)
        return Infinity;
    const rows = [Array.from({ length: b.length + 1 }, (_, at) => at)];
    const cost = (i, j) => rows[i]?.[j] ?? Infinity;
    for (let i = 1; i <= a.length; i++) {
        const row = [i];
        rows.push(row);
        for (let j = 1; j <= b.length; j++) {
            const isSame = a[i - 1] === b[j - 1];
            const isSwapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
            row.push(Math.min(cost(i - 1, j) + 1, cost(i, j - 1) + 1, cost(i - 1, j - 1) + Number(!isSame), isSwapped ? cost(i - 2, j - 2) + 1 : Infinity));
        }
    }
    return cost(a.length, b.length);
}


/***/ }),

/***/ 26831:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Xl: () => (/* binding */ ownVersion),
/* harmony export */   d5: () => (/* binding */ ownRepository),
/* harmony export */   oQ: () => (/* binding */ programOf),
/* harmony export */   zr: () => (/* binding */ root)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(73136);



/** The project folder, which contains package.json, docs and examples. */
const root = (0,node_url__WEBPACK_IMPORTED_MODULE_2__.fileURLToPath)(new URL('../..', new URL(...['../cli/project.js', import.meta.url]).href));
function readPackage() {
    return JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, 'package.json'), 'utf8'));
}
function ownRepository() {
    return readPackage().repository.replace(/^github:/, '');
}
function ownVersion() {
    return readPackage().version;
}
/** Returns the command that starts this program. For npx, the command has the package name that the user typed. */
function programOf(script, folder, place = root) {
    const modules = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(place.replace(/[/\\]$/, ''));
    if ((0,node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(modules) === 'node_modules') {
        const typed = npxPackage((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(modules), 'package.json'));
        return typed === undefined ? 'npx static-docs-export' : `npx ${typed}`;
    }
    const path = (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(folder, script);
    return `node ${/\s/.test(path) ? `"${path}"` : path}`;
}
function npxPackage(path) {
    try {
        const { _npx } = JSON.parse((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8'));
        return _npx?.packages?.[0];
    }
    catch {
        return undefined;
    }
}


/***/ }),

/***/ 97970:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   S: () => (/* binding */ actionFiles),
/* harmony export */   d: () => (/* binding */ readActionFile)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var yaml__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(38815);
/* harmony import */ var _project_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(26831);




function actionFiles() {
    const folders = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(_project_js__WEBPACK_IMPORTED_MODULE_3__/* .root */ .zr).filter(name => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_project_js__WEBPACK_IMPORTED_MODULE_3__/* .root */ .zr, name, 'action.yml')));
    return new Map([
        ['export', 'action.yml'],
        ...folders.sort().map(name => [name, `${name}/action.yml`])
    ]);
}
function readActionFile(path) {
    const document = (0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .parseDocument */ .Tp)((0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_project_js__WEBPACK_IMPORTED_MODULE_3__/* .root */ .zr, path), 'utf8'));
    return {
        name: String(document.get('name')),
        description: String(document.get('description')),
        inputGroups: groupsIn(document.get('inputs')),
        outputs: groupsIn(document.get('outputs')).flatMap(group => group.fields),
        main: (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(_project_js__WEBPACK_IMPORTED_MODULE_3__/* .root */ .zr, (0,node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), String(document.getIn(['runs', 'main'])))
    };
}
/** Groups inputs or outputs. A comment above a field starts a group. */
function groupsIn(map) {
    if (!(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(map))
        throw new Error('inputs and outputs must be maps');
    const groups = [];
    for (const [at, { key, value }] of map.items.entries()) {
        if (!(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isScalar */ .jn)(key) || !(0,yaml__WEBPACK_IMPORTED_MODULE_2__/* .isMap */ .jh)(value))
            throw new Error('an input must be a map');
        const comment = key.commentBefore ?? (at === 0 ? map.commentBefore : undefined);
        if (comment || groups.length === 0)
            groups.push({ title: comment?.trim(), fields: [] });
        groups.at(-1)?.fields.push({ name: String(key.value), ...value.toJSON() });
    }
    return groups;
}


/***/ }),

/***/ 17236:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BI: () => (/* binding */ portProblem),
/* harmony export */   CI: () => (/* binding */ existingFolder),
/* harmony export */   Qd: () => (/* binding */ CommandError),
/* harmony export */   Vx: () => (/* binding */ unknownFlag),
/* harmony export */   We: () => (/* binding */ parseArguments),
/* harmony export */   bQ: () => (/* binding */ parseFlags),
/* harmony export */   jl: () => (/* binding */ usage),
/* harmony export */   ky: () => (/* binding */ wrapped)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _nearest_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(3164);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(78620);




/** Ends the command with this message instead of a stack trace. */
class CommandError extends Error {
    exitCode;
    constructor(lines, exitCode = _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_2__/* .EXIT */ .d.usage) {
        super(lines.join('\n'));
        this.exitCode = exitCode;
    }
}
/** Makes an error for wrong arguments of a command that is not an action. */
function usage(...problems) {
    return new CommandError([...problems, 'See --help.']);
}
function parseFlags(args, options) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args, options }).values;
    }
    catch (error) {
        throw usage(...problemsOf(args, options, error));
    }
}
/** Like `parseFlags`, for a command that also takes arguments without a flag. */
function parseArguments(args, options) {
    try {
        return (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args, options, allowPositionals: true });
    }
    catch (error) {
        throw usage(...problemsOf(args, options, error));
    }
}
/** Names each flag that does not exist and the one that was probably meant, or explains the parser's error. */
function problemsOf(args, options, error) {
    const { tokens } = (0,node_util__WEBPACK_IMPORTED_MODULE_1__.parseArgs)({ args, options, strict: false, allowPositionals: true, tokens: true });
    const unknown = tokens.flatMap(token => token.kind === 'option' && !Object.hasOwn(options, token.name) ? [token] : []);
    if (unknown.length === 0)
        return [error.message];
    return unknown.map(({ name, rawName }) => unknownFlag(rawName, (0,_nearest_js__WEBPACK_IMPORTED_MODULE_3__/* .nearestName */ .q)(name, Object.keys(options))));
}
function unknownFlag(flag, meant) {
    return `${flag} does not exist${meant === undefined ? '' : `: did you mean --${meant}?`}`;
}
/** Explains why a server could not listen on a port. Returns all other errors unchanged. */
function portProblem(error, advice) {
    const { code, port } = error;
    if (port === undefined)
        return error;
    if (code === 'EADDRINUSE')
        return usage(`Port ${port} is in use by another program. ${advice}`);
    return code === 'EACCES' ? usage(`This user is not allowed to listen on port ${port}. ${advice}`) : error;
}
/** Wraps text into indented lines of at most `width` characters. Puts a longer word on a separate line. */
function wrapped(text, width, indent = '') {
    const line = new RegExp(`(\\S{${width - indent.length},}|.{1,${width - indent.length}})(?: |$)`, 'g');
    return text.replaceAll(/\s+/g, ' ').replaceAll(line, `${indent}$1\n`).trimEnd();
}
function existingFolder(folder, flag = '--docs') {
    const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(folder, { throwIfNoEntry: false });
    if (stats === undefined)
        throw usage(`${flag}: there is no folder ${folder}`);
    if (!stats.isDirectory())
        throw usage(`${flag}: ${folder} is not a folder`);
    return folder;
}


/***/ }),

/***/ 41397:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ ClosestName)
/* harmony export */ });
/* harmony import */ var _compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);

/** Letter groups that occur in more names are ignored, because they do not distinguish names. */
const MAX_SHARED = 1000;
/** Number of names to compare in full. More are compared if they share as many letter groups as the last one. */
const MAX_CANDIDATES = 20;
const MAX_LENGTH = 300;
/** Minimum share of letter groups that two similar names have in common. */
const MIN_SIMILARITY = 0.5;
const MIN_SIMILARITY_OF_MOVED = 0.2;
/** Finds the most similar of many names, by the groups of three letters that two names have in common. */
class ClosestName {
    #names = new Map();
    constructor(names) {
        for (const name of names) {
            for (const group of groupsOf(name)) {
                const having = this.#names.get(group);
                if (having === undefined)
                    this.#names.set(group, [name]);
                else if (having.length <= MAX_SHARED)
                    having.push(name);
            }
        }
    }
    find(name) {
        const groups = groupsOf(name);
        const scored = this.#candidates(groups).flatMap(other => {
            const otherGroups = groupsOf(other);
            const common = [...groups].filter(group => otherGroups.has(group)).length;
            const similarity = (2 * common) / (groups.size + otherGroups.size);
            // A moved page usually keeps the last segment of its address.
            const isMoved = lastPart(other) === lastPart(name);
            const isSimilar = similarity >= (isMoved ? MIN_SIMILARITY_OF_MOVED : MIN_SIMILARITY);
            return isSimilar ? [{ other, score: similarity + (isMoved ? 1 : 0) }] : [];
        });
        return scored.sort((a, b) => b.score - a.score || (0,_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.other, b.other))[0]?.other;
    }
    /** Returns the names that have the most groups in common with `groups`. */
    #candidates(groups) {
        const shared = new Map();
        for (const group of groups) {
            const names = this.#names.get(group) ?? [];
            if (names.length > MAX_SHARED)
                continue;
            for (const name of names)
                shared.set(name, (shared.get(name) ?? 0) + 1);
        }
        const most = Array.from(shared.values()).sort((a, b) => b - a)[MAX_CANDIDATES - 1] ?? 0;
        return [...shared].filter(([, count]) => count >= most).map(([name]) => name);
    }
}
/** Ignores case and separators: anchors of one heading can be `user-agent`, `user_agent` and `useragent`. */
function groupsOf(name) {
    const text = ` ${name.slice(0, MAX_LENGTH).toLowerCase().replace(/[-_]/g, '')} `;
    const groups = new Set();
    for (let i = 0; i + 3 <= text.length; i++)
        groups.add(text.slice(i, i + 3));
    return groups;
}
function lastPart(name) {
    return name.slice(name.lastIndexOf('/') + 1);
}


/***/ }),

/***/ 29589:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ compareText)
/* harmony export */ });
/** Compares by code units, for `sort`, so that the order is the same on every machine. */
function compareText(a, b) {
    return a < b ? -1 : Number(a > b);
}


/***/ }),

/***/ 39180:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ visibleJson),
/* harmony export */   DJ: () => (/* binding */ withoutControls),
/* harmony export */   g$: () => (/* binding */ printable),
/* harmony export */   wh: () => (/* binding */ plainText)
/* harmony export */ });
/**
 * Characters without a width, such as Unicode tags, and characters that reorder text or control a terminal. Excludes
 * one joiner or variation selector after a character that it can change, as in emoji, Persian and Hindi.
 */
const UNSEEN = /[\p{Cc}\p{Cs}\u2028\u2029]|(?!(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Script=Arabic}\p{Script=Han}\d#*]|\ufe0f|(?!\p{DI})\p{M})[\u200c\u200d]|(?<=[\p{Extended_Pictographic}\p{Script=Han}\d#*])[\ufe00-\ufe0f\u{e0100}-\u{e01ef}])\p{DI}/gu;
/** Replaces invisible characters in untrusted text. Line breaks also count as invisible. */
function withoutControls(text) {
    return text.replace(UNSEEN, '\uFFFD');
}
/** Escapes invisible characters in JSON that has only one line. */
function visibleJson(json) {
    const escaped = (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
    return json.replace(UNSEEN, character => character.split('').map(escaped).join(''));
}
/** Converts untrusted text to one visible line, for a log, an annotation or a terminal. */
function plainText(text) {
    return withoutControls(text.replaceAll(/\s+/g, ' '));
}
/** Replaces invisible characters in untrusted text for a terminal. Keeps line breaks and tabs. */
function printable(text) {
    return text.replaceAll('\r\n', '\n').replaceAll(/[^\n\t]+/g, withoutControls);
}


/***/ })

};
