export const id = 491;
export const ids = [491];
export const modules = {

/***/ 62491:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:child_process"
var external_node_child_process_ = __webpack_require__(31421);
// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: external "node:readline/promises"
var external_node_readline_promises_ = __webpack_require__(26848);
// EXTERNAL MODULE: ./.build/src/site/docs-folders.js
var docs_folders = __webpack_require__(45852);
// EXTERNAL MODULE: ./.build/src/cli/project.js
var cli_project = __webpack_require__(26831);
// EXTERNAL MODULE: ./.build/src/cli/shell.js
var cli_shell = __webpack_require__(17236);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./.build/src/cli/init/fill-in.js

/**
 * An example with the answers in it, and the names that still have to be stored. Values are quoted for where they stand:
 * YAML, or an expression.
 */
function fillIn(example, { domain, project, docs, apiUrl, actions }) {
    const known = {
        DOCS_DOMAIN: domain,
        DOCS_API_URL: apiUrl,
        DOCS_PROJECT_ID: project
    };
    const folder = docs.replace(/^\.?\/+|\/+$/g, '').replace(/^\.$/, '');
    const text = example
        .replaceAll('OWNER/static-docs-export', actions)
        .replaceAll(/(: )\$\{\{ vars\.(DOCS_\w+) \}\}$/gm, (all, colon, name) => known[name] ? colon + quoted(known[name]) : all)
        .replaceAll(/\bvars\.(DOCS_\w+)/g, (all, name) => known[name] ? `'${known[name].replaceAll("'", "''")}'` : all)
        .replaceAll(/(: )(https:\/\/)?docs\.example\.com$/gm, `$1$2${domain}`)
        .replaceAll(/(: )https:\/\/api\.mintlify\.com$/gm, (_, colon) => colon + quoted(apiUrl))
        .replace(/^( *docs: )docs$/m, (_, key) => key + quoted(folder || '.'))
        .replace(/^ *# Where the docs are in this .*\n( *)paths: .*\n/m, (_, indent) => folder === '' ? '' : `${indent}paths: [${quoted(`${folder}/**`)}]\n`);
    const names = (kind) => {
        const all = [...text.matchAll(new RegExp(`\\b${kind}\\.([A-Z][A-Z0-9_]+)`, 'g'))];
        return [...new Set(all.map(([, name = '']) => name))].sort();
    };
    return { text, secrets: names('secrets').filter(name => name !== 'GITHUB_TOKEN'), variables: names('vars') };
}
/** As one line of YAML. */
function quoted(value) {
    return (0,dist/* stringify */.As)(value, { lineWidth: 0, singleQuote: true, defaultStringType: 'QUOTE_SINGLE' }).trim();
}

;// CONCATENATED MODULE: ./.build/src/cli/init/hosts.js
const BUCKET = 'docs-site';
const HOSTS = {
    's3-cloudfront': {
        about: 'Amazon S3 and CloudFront',
        example: 's3-cloudfront.yml',
        stack: 'docs',
        create: ({ repository, examples }) => {
            const deploy = 'aws cloudformation deploy --stack-name docs --capabilities CAPABILITY_IAM'.split(' ');
            const template = ['--template-file', `${examples}/hosting/cloudfront/template.yaml`];
            const command = [...deploy, ...template, '--parameter-overrides', `Repository=${repository}`];
            return [{ about: 'Bucket, distribution, rewrite rule and role', command }];
        }
    },
    r2: {
        about: 'Cloudflare R2 behind a Worker',
        example: 'r2-cloudflare.yml',
        copies: { 'hosting/r2': 'docs-worker/r2', 'hosting/redirects': 'docs-worker/redirects' },
        create: ({ repository, domain }) => [
            { about: 'Bucket', command: ['npx', 'wrangler', 'r2', 'bucket', 'create', BUCKET] },
            { about: 'Worker in front of it', command: ['npx', 'wrangler', 'deploy'], cwd: 'docs-worker/r2' },
            stored('variable', 'DOCS_BUCKET', { repository, value: BUCKET }),
            stored('variable', 'DOCS_SITE_URL', { repository, value: `https://${domain}` })
        ],
        byHand: [
            'Create an R2 API token with "Object Read & Write" for the bucket (R2 > Manage API tokens). It gives R2_ACCESS_KEY_ID and R2_SECRET_ACCESS_KEY.'
        ]
    },
    'github-pages': {
        about: 'GitHub Pages',
        example: 'github-pages.yml',
        create: ({ repository }) => [
            {
                about: 'Pages that a workflow deploys',
                command: ['gh', 'api', '--method', 'POST', `repos/${repository}/pages`, '-f', 'build_type=workflow']
            }
        ]
    },
    'cloudflare-pages': { about: 'Cloudflare Pages', example: 'cloudflare-pages.yml' },
    netlify: { about: 'Netlify', example: 'netlify.yml' },
    azure: { about: 'Azure Static Web Apps', example: 'azure-static-web-apps.yml' },
    'google-cloud': { about: 'Google Cloud Storage', example: 'google-cloud-storage.yml' },
    minio: { about: 'MinIO or another S3-compatible store', example: 'minio.yml' },
    helm: { about: 'a Helm values file, with a new link every six hours', example: 'refresh-helm-values.yml' },
    release: { about: 'an asset of each GitHub release', example: 'on-release.yml' },
    artifact: {
        about: 'nothing yet: the archive and a report as workflow artifacts',
        example: 'on-docs-merge.yml'
    },
    gitlab: {
        about: 'S3 from GitLab CI',
        example: 'ci/gitlab-ci.yml',
        file: '.gitlab-ci.yml',
        copies: { 'ci/docs-export.yml': '.gitlab/docs-export.yml' },
        byHand: [
            'Settings > CI/CD > Variables: DOCS_API_KEY, AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, all masked. Set target in .gitlab-ci.yml.'
        ]
    }
};
/** Without a value, gh asks for it: nobody finds a secret in the history of a shell. */
function stored(kind, name, { repository, value }) {
    const body = value === undefined ? [] : ['--body', value];
    return { about: `The ${kind} ${name}`, command: ['gh', kind, 'set', name, ...body, '--repo', repository] };
}

;// CONCATENATED MODULE: ./.build/src/cli/init/init.js










const HELP = `Writes the workflow for this repository, and prints the commands that set up what it needs.

  init --host s3-cloudfront --domain docs.example.com --project PROJECT --docs docs

  --host NAME     where the site goes:
${Object.entries(HOSTS)
    .map(([name, { about }]) => `                    ${name.padEnd(18)}${about}`)
    .join('\n')}
  --domain NAME   host name of the site, such as docs.example.com
  --project ID    project id, from the API keys page of the dashboard of the service
  --docs DIR      folder of the documentation in the repository (default: the one with docs.json)
  --api-url URL   address of the API (default: https://api.mintlify.com)
  --run           runs the commands instead of printing them
  --force         replaces files that exist
  --help

In a terminal, it asks for what is missing.`;
const OPTIONS = {
    host: { type: 'string' },
    domain: { type: 'string' },
    project: { type: 'string' },
    docs: { type: 'string' },
    'api-url': { type: 'string', default: 'https://api.mintlify.com' },
    run: { type: 'boolean', default: false },
    force: { type: 'boolean', default: false }
};
const init = { help: HELP, run };
async function run(args, shell) {
    const flags = (0,cli_shell/* parseFlags */.bQ)(args, OPTIONS);
    const { host, answers } = await complete(flags, shell);
    const examples = (0,external_node_path_.relative)(shell.folder, (0,external_node_path_.join)(cli_project/* root */.z, 'examples')).replaceAll('\\', '/');
    const repository = repositoryOf(shell.folder) ?? 'OWNER/REPOSITORY';
    const setup = { domain: answers.domain, repository, examples };
    const example = await (0,promises_.readFile)((0,external_node_path_.join)(cli_project/* root */.z, 'examples', host.example), 'utf8');
    const { text, secrets, variables } = fillIn(example, answers);
    const target = (0,external_node_path_.resolve)(shell.folder, host.file ?? (0,external_node_path_.join)('.github/workflows', host.example));
    await write(target, text, flags.force, shell);
    for (const [from, to] of Object.entries(host.copies ?? {}))
        await copy(from, (0,external_node_path_.resolve)(shell.folder, to), answers.domain, flags.force);
    const created = [...(host.create?.(setup) ?? []), ...environment(text, setup)];
    const known = new Set(created.flatMap(({ command }) => (command[1] === 'variable' ? [command[3]] : [])));
    const left = variables.filter(name => !known.has(name) && host.stack === undefined);
    const kept = secrets.map(name => stored('secret', name, setup));
    const commands = [...created, ...kept, ...left.map(name => stored('variable', name, setup))];
    for (const step of host.byHand ?? [])
        console.log(`\n# ${step}`);
    if (flags.run)
        return runAll(commands, host, setup, shell);
    print(commands, host, setup);
    return cli_shell/* EXIT */.dc.ok;
}
/** Flags, then questions in a terminal, then an error that names everything that is missing. */
async function complete(flags, { folder, isTerminal }) {
    const given = { ...flags, docs: flags.docs ?? docsFolderIn(folder) };
    const questions = [
        ['host', `Where does the site go? (${Object.keys(HOSTS).join(', ')})`],
        ['domain', 'Host name of the site, such as docs.example.com:'],
        ['project', 'Project id, from the API keys page of the dashboard (empty for none):']
    ];
    if (isTerminal && process.stdin.isTTY) {
        const terminal = (0,external_node_readline_promises_.createInterface)({ input: process.stdin, output: process.stdout });
        for (const [name, question] of questions)
            given[name] ??= (await terminal.question(`${question} `)).trim();
        terminal.close();
    }
    const { host: name = '', domain = '', project = '', docs, 'api-url': apiUrl } = given;
    const host = Object.hasOwn(HOSTS, name) ? HOSTS[name] : undefined;
    const problems = [
        host === undefined &&
            `--host ${name === '' ? 'is missing' : `${name} is unknown`}: ${Object.keys(HOSTS).join(', ')}`,
        !/^[a-z0-9-]+(\.[a-z0-9-]+)+$/i.test(domain) &&
            `--domain ${domain === '' ? 'is missing' : `${domain} is not a host name`}: the site, such as docs.example.com`,
        /\p{Cc}|\$\{\{/u.test(project + docs) &&
            '--project and --docs must not contain expressions or line breaks'
    ].filter(problem => typeof problem === 'string');
    if (host === undefined || problems.length > 0)
        throw (0,cli_shell/* usage */.CI)(...problems);
    return { host, answers: { domain, project, docs, apiUrl, actions: (0,cli_project/* ownRepository */.d)() } };
}
function docsFolderIn(folder) {
    const [found] = (0,docs_folders/* findDocs */.Vy)(folder);
    return found === undefined ? 'docs' : (0,external_node_path_.relative)(folder, found).replaceAll('\\', '/');
}
function repositoryOf(folder) {
    const { stdout } = (0,external_node_child_process_.spawnSync)('git', ['config', '--get', 'remote.origin.url'], { cwd: folder });
    return /[:/]([\w.-]+\/[\w.-]+?)(?:\.git)?\/?$/.exec(String(stdout).trim())?.[1];
}
async function write(target, text, force, { folder }) {
    const shown = (0,external_node_path_.relative)(folder, target);
    if ((0,external_node_fs_.existsSync)(target) && !force) {
        if ((await (0,promises_.readFile)(target, 'utf8')) === text) {
            console.log(`${shown} is up to date.`);
            return;
        }
        throw (0,cli_shell/* usage */.CI)(`${shown} exists already. --force replaces it.`);
    }
    await (0,promises_.mkdir)((0,external_node_path_.dirname)(target), { recursive: true });
    await (0,promises_.writeFile)(target, text);
    console.log(`${shown} written.`);
}
/** The folder of the Worker, with the host name of the site. */
async function copy(from, to, domain, force) {
    await (0,promises_.cp)((0,external_node_path_.join)(cli_project/* root */.z, 'examples', from), to, { recursive: true, force, errorOnExist: false });
    const settings = (0,external_node_path_.join)(to, 'wrangler.toml');
    if (!(0,external_node_fs_.existsSync)(settings))
        return;
    const text = (await (0,promises_.readFile)(settings, 'utf8'))
        .replace('pattern = "docs.example.com"', `pattern = "${domain}"`)
        .replace('bucket_name = "example-docs"', 'bucket_name = "docs-site"');
    await (0,promises_.writeFile)(settings, text);
}
/** Only jobs with the environment get its secrets; GitHub creates a missing one without any protection. */
function environment(workflow, { repository }) {
    if (!/^ *(environment: docs|name: docs)$/m.test(workflow))
        return [];
    const policy = ['protected_branches]=true', 'custom_branch_policies]=false'].flatMap(setting => [
        '-F',
        `deployment_branch_policy[${setting}`
    ]);
    const command = ['gh', 'api', '--method', 'PUT', `repos/${repository}/environments/docs`, ...policy];
    return [{ about: 'Environment docs, for protected branches only', command }];
}
function print(commands, { stack }, setup) {
    for (const { about, command, cwd } of commands) {
        const line = command.map(cli_shell/* quoted */.TL).join(' ');
        console.log(`\n# ${about}\n${cwd === undefined ? line : `(cd ${cwd} && ${line})`}`);
        if (command[0] === 'aws' && stack !== undefined)
            console.log(storeOutputs(stack, setup));
    }
    console.log(`\nThe same with --run runs the commands. Then: doctor checks what the first run needs.`);
}
function storeOutputs(stack, { repository }) {
    return `# If it fails because the identity provider exists already, add to the end: OidcProviderArn=ARN, with the ARN that
# aws iam list-open-id-connect-providers shows for token.actions.githubusercontent.com.

# Variables from the outputs of the stack
aws cloudformation describe-stacks --stack-name ${stack} --output text \\
  --query "Stacks[0].Outputs[?!contains(Description, ' ')].[Description, OutputValue]" |
  while read -r name value; do gh variable set "$name" --body "$value" --repo ${repository}; done`;
}
function runAll(commands, { stack }, setup, { folder }) {
    for (const { about, command, cwd = '.' } of commands) {
        console.log(`\n${about} …`);
        const isStack = command[0] === 'aws' && stack !== undefined;
        if (!execute(isStack ? [...command, ...oidcParameter()] : command, (0,external_node_path_.resolve)(folder, cwd)))
            return cli_shell/* EXIT */.dc.failed;
        if (isStack && !storeStack(stack, setup, folder))
            return cli_shell/* EXIT */.dc.failed;
    }
    return cli_shell/* EXIT */.dc.ok;
}
/** npx is a script on Windows, which only a shell starts. */
function execute([program = '', ...args], cwd) {
    const isScript = process.platform === 'win32' && program === 'npx';
    const options = { cwd, stdio: 'inherit', shell: isScript };
    const { status, error } = (0,external_node_child_process_.spawnSync)(isScript ? 'npx.cmd' : program, args, options);
    if (error !== undefined)
        console.error(`${program} could not be started: ${error.message}. Install it and run again.`);
    return status === 0;
}
function jsonOf(args) {
    const { stdout, status } = (0,external_node_child_process_.spawnSync)('aws', [...args, '--output', 'json'], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit']
    });
    return status === 0 ? JSON.parse(stdout) : undefined;
}
/** An account can have the identity provider once: the template must not create a second one. */
function oidcParameter() {
    const list = jsonOf(['iam', 'list-open-id-connect-providers']);
    const all = list?.OpenIDConnectProviderList?.map(({ Arn }) => `OidcProviderArn=${Arn}`) ?? [];
    return all.filter(parameter => parameter.endsWith('/token.actions.githubusercontent.com'));
}
/** The description of an output is the name of its variable. */
function storeStack(stack, { repository }, folder) {
    const described = jsonOf(['cloudformation', 'describe-stacks', '--stack-name', stack]);
    const outputs = described?.Stacks[0]?.Outputs?.filter(({ Description }) => !Description.includes(' ')) ?? [];
    if (outputs.length === 0) {
        console.error(`The stack ${stack} has no outputs to store as variables.`);
        return false;
    }
    return outputs.every(({ Description: name, OutputValue: value }) => execute(stored('variable', name, { repository, value }).command, folder));
}


/***/ }),

/***/ 45852:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   ER: () => (/* binding */ SETTINGS_FILES),
/* harmony export */   RV: () => (/* binding */ settingsIn),
/* harmony export */   Vy: () => (/* binding */ findDocs)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);


const SETTINGS_FILES = ['docs.json', 'mint.json'];
/** A workspace with more folders is searched to this number, so that a large monorepo does not take minutes. */
const MAX_FOLDERS = 20_000;
/** The settings of the documentation in a folder. */
function settingsIn(folder) {
    const isFile = (path) => (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path, { throwIfNoEntry: false })?.isFile() === true;
    return SETTINGS_FILES.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
}
/** The workspace when it has documentation, otherwise the folders below it that have. */
function findDocs(workspace, ignored) {
    if (settingsIn(workspace) !== undefined)
        return [workspace];
    const found = [];
    const open = [workspace];
    for (let at = 0; at < open.length && at < MAX_FOLDERS; at++) {
        for (const folder of foldersIn(open[at]).filter(path => path !== ignored)) {
            if (settingsIn(folder) === undefined)
                open.push(folder);
            else
                found.push(folder);
        }
    }
    return found.sort();
}
function foldersIn(folder) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true })
            .filter(entry => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name))
            .map(({ name }) => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
    }
    catch {
        // A folder that cannot be read has no documentation that can be read.
        return [];
    }
}


/***/ })

};
