export const id = 5016;
export const ids = [5016];
export const modules = {

/***/ 93371:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B: () => (/* binding */ askGh),
/* harmony export */   r: () => (/* binding */ ghState)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(15288);


/**
 * Returns whether gh can be used for a server. `gh auth token` reads only local settings, and its output is not read.
 */
function ghState(server, root, { env }) {
    const gh = (0,_runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_1__/* .findProgram */ .K)('gh', env, root);
    if (gh === undefined)
        return 'missing';
    const { status } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(gh, ['auth', 'token', '--hostname', server], {
        cwd: root,
        env,
        stdio: 'ignore'
    });
    return status === 0 ? 'ready' : 'signed out';
}
/** Returns the JSON output of gh. Undefined if gh is missing or the command fails, for example before a login. */
function askGh(args, root, { env }) {
    // `findProgram` skips programs in the repository, which are not trusted.
    const gh = (0,_runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_1__/* .findProgram */ .K)('gh', env, root);
    if (gh === undefined)
        return undefined;
    const { status, stdout } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(gh, args, {
        cwd: root,
        env,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore']
    });
    try {
        return status === 0 ? JSON.parse(stdout) : undefined;
    }
    catch {
        // The output is not JSON, so this program is not the GitHub CLI.
        return undefined;
    }
}


/***/ }),

/***/ 86658:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   BF: () => (/* binding */ workflowFiles),
/* harmony export */   M9: () => (/* binding */ write),
/* harmony export */   ql: () => (/* binding */ reasonNotToWrite),
/* harmony export */   rZ: () => (/* binding */ isMarked)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(51455);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(76760);




const MARK = /^(?:#|\/\/) Written by static-docs-export init \(([0-9a-f]{12})\)[^\n]*\n/;
/** Whether the text has the mark that init writes into each file. */
function isMarked(text) {
    return MARK.test(text);
}
/** Adds a first line with a digest, by which a later run detects edits. */
function marked({ path, text }) {
    const comment = /^\.(js|mjs)$/.test((0,node_path__WEBPACK_IMPORTED_MODULE_3__.extname)(path)) ? '//' : '#';
    return `${comment} Written by static-docs-export init (${digestOf(text)}). Run it again to update the file.\n${text}`;
}
function digestOf(text) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(text).digest('hex').slice(0, 12);
}
/** Returns the workflow files. Skips symbolic links, because GitHub does not follow links. */
function workflowFiles(root) {
    const folder = '.github/workflows';
    const entries = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.existsSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder))
        ? (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readdirSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, folder), { withFileTypes: true })
        : [];
    return entries
        .filter(entry => entry.isFile() && /\.ya?ml$/.test(entry.name))
        .map(({ name }) => `${folder}/${name}`);
}
function reasonNotToWrite(root, file, force) {
    const parts = file.path.split('/');
    for (const at of parts.keys()) {
        const part = parts.slice(0, at + 1).join('/');
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, part), { throwIfNoEntry: false });
        if (stats === undefined)
            return undefined;
        const isLast = at === parts.length - 1;
        if (stats.isSymbolicLink())
            return `${part} is a symbolic link, which init does not follow`;
        if (isLast ? !stats.isFile() : !stats.isDirectory())
            return `${file.path} cannot be written: ${part} is not a ${isLast ? 'file' : 'folder'}`;
    }
    const found = (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, file.path), 'utf8').replaceAll('\r\n', '\n');
    const digest = MARK.exec(found)?.[1];
    if (digest === undefined)
        return `${file.path} exists, and init did not write it: move the file away`;
    return force || digest === digestOf(found.replace(MARK, ''))
        ? undefined
        : `${file.path} has been edited since init wrote it: use --force to replace the file`;
}
/** Writes the file. Returns whether its content changed. */
async function write(root, file) {
    const target = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(root, file.path);
    const text = marked(file);
    if ((0,node_fs__WEBPACK_IMPORTED_MODULE_1__.lstatSync)(target, { throwIfNoEntry: false }) !== undefined && (0,node_fs__WEBPACK_IMPORTED_MODULE_1__.readFileSync)(target, 'utf8') === text)
        return false;
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.mkdir)((0,node_path__WEBPACK_IMPORTED_MODULE_3__.dirname)(target), { recursive: true });
    await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_2__.writeFile)(target, text);
    return true;
}


/***/ }),

/***/ 97418:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

// ESM COMPAT FLAG
__webpack_require__.r(__webpack_exports__);

// EXPORTS
__webpack_require__.d(__webpack_exports__, {
  init: () => (/* binding */ init)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __webpack_require__(73024);
// EXTERNAL MODULE: external "node:fs/promises"
var promises_ = __webpack_require__(51455);
// EXTERNAL MODULE: external "node:path"
var external_node_path_ = __webpack_require__(76760);
// EXTERNAL MODULE: ./.build/src/runtime/text/plain-text.js
var plain_text = __webpack_require__(39180);
// EXTERNAL MODULE: ./.build/src/runtime/text/shell-word.js
var shell_word = __webpack_require__(37397);
// EXTERNAL MODULE: ./.build/src/service/service-inputs.js
var service_inputs = __webpack_require__(97516);
// EXTERNAL MODULE: ./.build/src/cli/project.js
var project = __webpack_require__(26831);
// EXTERNAL MODULE: ./.build/src/cli/questions.js
var questions = __webpack_require__(66867);
// EXTERNAL MODULE: ./.build/src/cli/shell.js
var cli_shell = __webpack_require__(17236);
// EXTERNAL MODULE: ./.build/src/failures/exit-codes.js
var exit_codes = __webpack_require__(78620);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __webpack_require__(57975);
// EXTERNAL MODULE: ./node_modules/zod/v4/core/parse.js + 1 modules
var parse = __webpack_require__(23945);
// EXTERNAL MODULE: ./.build/src/export/inputs/input-schema.js
var input_schema = __webpack_require__(84160);
// EXTERNAL MODULE: ./.build/src/runtime/action/input-fields.js
var input_fields = __webpack_require__(96421);
// EXTERNAL MODULE: ./.build/src/runtime/docs-url.js
var docs_url = __webpack_require__(53361);
// EXTERNAL MODULE: ./.build/src/runtime/http/address.js
var address = __webpack_require__(17449);
// EXTERNAL MODULE: ./.build/src/runtime/http/parse-url.js
var parse_url = __webpack_require__(37630);
// EXTERNAL MODULE: ./.build/src/runtime/problem.js
var problem = __webpack_require__(24707);
// EXTERNAL MODULE: external "node:crypto"
var external_node_crypto_ = __webpack_require__(77598);
;// CONCATENATED MODULE: ./.build/src/cli/init/resource-names.js

/** A CloudFront function name has at most 64 characters: this name, the region and a suffix (`-viewer-response`). */
const MAX_NAME = 33;
/**
 * Returns a unique name for the stack, bucket or Worker of a repository. A digest distinguishes repositories whose
 * names differ only in characters that a resource name cannot contain, or in the position of the slash.
 */
function resourceName(repository) {
    const full = repository.toLowerCase();
    const name = `docs-${full.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-+|-+$/g, '')}`;
    if (/^[a-z0-9]+\/[a-z0-9]+$/.test(full) && name.length <= MAX_NAME)
        return name;
    const digest = (0,external_node_crypto_.createHash)('sha256').update(full).digest('hex').slice(0, 6);
    return `${name.slice(0, MAX_NAME - digest.length - 1).replace(/-+$/, '')}-${digest}`;
}
/** Region of the bucket that a GitLab pipeline uses. */
const REGION = 'us-east-1';
/** Environment for the jobs that publish. */
const ENVIRONMENT = 'docs';

;// CONCATENATED MODULE: ./.build/src/cli/init/hosts.js

/** Example whose first steps replace the export in the workflows for other hosts. */
const MINT_EXAMPLE = 'mint-export.yml';
const TEMPLATE = '.github/static-docs-export/cloudfront.yaml';
const WRANGLER = ['npx', '--yes', 'wrangler@4'];
const HOSTS = {
    's3-cloudfront': {
        about: 'Amazon S3 and CloudFront',
        example: 's3-cloudfront.yml',
        copies: { 'hosting/cloudfront/template.yaml': TEMPLATE },
        hasStack: true,
        create: setup => [
            {
                about: `Stack ${setup.name}: bucket, distribution, rewrite rule, and a role for ${setup.repository}`,
                command: deploy(setup),
                hint: `If the command fails because the identity provider already exists, add OidcProviderArn=ARN to the command,
with the ARN that aws iam list-open-id-connect-providers shows for token.actions.githubusercontent.com.`
            }
        ],
        left: setup => {
            if (setup.siteUrl === '')
                return ['To use your own domain, run init again with --site-url.'];
            const host = new URL(setup.siteUrl).host;
            return [
                `Certificate: aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${host}`,
                `When the certificate is issued, run ${[...deploy(setup), `DomainName=${host}`].join(' ')} CertificateArn=ARN, and then store the stack outputs again.`,
                `DNS: a CNAME record for ${host} with the value of the stack output DistributionDomain. To move a live site, see ${setup.docs}/moving.md`
            ];
        }
    },
    'r2-cloudflare': {
        about: 'Cloudflare R2 behind a Worker',
        example: 'r2-cloudflare.yml',
        needsSiteUrl: true,
        copies: {
            'hosting/r2/worker.js': 'docs-worker/r2/worker.js',
            'hosting/r2/wrangler.toml': 'docs-worker/r2/wrangler.toml',
            'hosting/redirects/rules.mjs': 'docs-worker/redirects/rules.mjs'
        },
        fill: ({ name, siteUrl }) => ({
            'Change the three values below, then run once': 'To deploy it',
            'name = "docs"': `name = "${name}"`,
            'pattern = "docs.example.com"': `pattern = "${new URL(siteUrl).host}"`,
            'bucket_name = "example-docs"': `bucket_name = "${name}"`
        }),
        values: ({ name }) => ({ DOCS_BUCKET: name }),
        create: ({ name }) => [
            {
                about: `R2 bucket ${name}`,
                command: [...WRANGLER, 'r2', 'bucket', 'create', name],
                unless: [...WRANGLER, 'r2', 'bucket', 'info', name]
            },
            {
                about: `Worker ${name} in front of the bucket`,
                command: [...WRANGLER, 'deploy', '--config', 'docs-worker/r2/wrangler.toml']
            }
        ],
        where: ({ name }) => ({
            R2_ACCESS_KEY_ID: `the access key ID of an API token with "Object Read & Write" for ${name}, from R2 > Manage API tokens`,
            R2_SECRET_ACCESS_KEY: 'the secret access key of the same API token'
        }),
        left: ({ siteUrl }) => [
            `DNS: the domain of ${new URL(siteUrl).host} needs a zone in the Cloudflare account; the Worker adds the record.`
        ]
    },
    'github-pages': {
        about: 'GitHub Pages',
        example: 'github-pages.yml',
        mintExample: MINT_EXAMPLE,
        create: ({ repository, siteUrl }) => {
            const pages = githubApi(repository, '/pages');
            const host = ownDomainOf(siteUrl);
            return [
                {
                    about: 'GitHub Pages, deployed by a workflow',
                    command: [...pages, '--method', 'POST', '-f', 'build_type=workflow'],
                    unless: pages,
                    hint: 'If the repository already uses GitHub Pages, set Settings > Pages > Source to GitHub Actions.'
                },
                ...(host === ''
                    ? []
                    : [{ about: `Domain ${host}`, command: [...pages, '--method', 'PUT', '-f', `cname=${host}`] }])
            ];
        },
        left: ({ repository, siteUrl }) => {
            const [owner = ''] = repository.split('/');
            const host = ownDomainOf(siteUrl);
            return host === ''
                ? []
                : [`DNS: a CNAME record for ${host} with the value ${owner}.github.io, unless the record exists`];
        }
    },
    'cloudflare-pages': {
        about: 'Cloudflare Pages',
        example: 'cloudflare-pages.yml',
        needsSiteUrl: true,
        values: ({ name }) => ({ CLOUDFLARE_PROJECT: name }),
        create: ({ name }) => [
            {
                about: `Cloudflare Pages project ${name}`,
                command: [...WRANGLER, 'pages', 'project', 'create', name, '--production-branch', 'main'],
                unless: [...WRANGLER, 'pages', 'deployment', 'list', '--project-name', name]
            }
        ],
        where: () => ({
            CLOUDFLARE_API_TOKEN: 'a token with the permission "Cloudflare Pages: Edit", from My Profile > API Tokens'
        }),
        left: ({ name, siteUrl }) => [
            `Domain: add ${new URL(siteUrl).host} to the project ${name}, under Custom domains.`
        ]
    },
    vercel: {
        about: 'Vercel',
        example: 'vercel.yml',
        needsSiteUrl: true,
        where: () => ({
            VERCEL_TOKEN: 'a token for the team that owns the project, from Account Settings > Tokens'
        }),
        left: ({ name, repository, siteUrl }) => [
            [
                `Project: in an empty folder, run npx vercel link --project ${name}. Then store the ids from the new file .vercel/project.json:`,
                ...['ORG', 'PROJECT'].map(id => `gh variable set VERCEL_${id}_ID --repo ${repository}`)
            ].join('\n  - '),
            `Domain: npx vercel domains add ${new URL(siteUrl).host} ${name}`
        ]
    },
    docker: {
        about: 'an image with nginx, for Kubernetes',
        example: 'docker.yml',
        needsSiteUrl: true,
        copies: {
            'hosting/docker/Dockerfile': 'docs-image/Dockerfile',
            'hosting/nginx/docs.conf': 'docs-image/docs.conf'
        },
        left: ({ repository, siteUrl, docs }) => [
            `Run ghcr.io/${repository.toLowerCase()}-docs (port 8080) in your cluster, and serve it as ${new URL(siteUrl).host}. See ${docs}/hosting.md`
        ]
    },
    helm: {
        about: 'a Helm values file, with a new link every six hours',
        example: 'refresh-helm-values.yml',
        needsService: true,
        left: ({ file }) => [`In ${file}, set VALUES to the path of your values file.`]
    },
    gitlab: {
        about: 'S3 from GitLab CI',
        example: 'ci/gitlab-ci.yml',
        file: '.gitlab/docs.yml',
        copies: { 'ci/docs-export.yml': '.gitlab/docs-export.yml' },
        needsSiteUrl: true,
        values: ({ name }) => ({ target: `s3://${name}`, region: REGION }),
        create: ({ name }) => [
            {
                about: `S3 bucket ${name} in ${REGION}`,
                command: ['aws', 's3', 'mb', `s3://${name}`, '--region', REGION]
            }
        ],
        left: ({ name, siteUrl, docs, isFromMint }) => [
            `In Settings > CI/CD > Variables, add as masked variables: ${isFromMint ? '' : 'DOCS_API_KEY, and '}AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of a user with write access to the bucket.`,
            `Serve the bucket ${name} as ${new URL(siteUrl).host}, with a web server or CDN. See ${docs}/hosting.md`
        ]
    },
    service: {
        about: 'stays at the service: reviews pull requests, and checks that merges are live',
        example: 'is-it-live.yml',
        workflows: { 'pull-request.yml': '.github/workflows/docs-pull-request.yml' },
        isService: true,
        needsSiteUrl: true
    }
};
/** Returns the custom domain. Empty for a default `github.io` address, which needs no setting and no DNS record. */
function ownDomainOf(siteUrl) {
    const host = siteUrl === '' ? '' : new URL(siteUrl).host;
    return host.endsWith('.github.io') ? '' : host;
}
function deploy({ name, repository }) {
    const options = ['--stack-name', name, '--template-file', TEMPLATE, '--capabilities', 'CAPABILITY_IAM'];
    return ['aws', 'cloudformation', 'deploy', ...options, '--parameter-overrides', `Repository=${repository}`];
}
function githubApi(repository, below = '') {
    return ['gh', 'api', `repos/${repository}${below}`];
}

// EXTERNAL MODULE: ./.build/src/cli/init/repository.js
var init_repository = __webpack_require__(75025);
;// CONCATENATED MODULE: ./.build/src/cli/init/answers.js
















const wrong = (value, problem, expected) => `${value === '' ? 'is missing' : problem}: ${expected}`;
const HOST_NAMES = Object.keys(HOSTS).join(', ');
const host = value => Object.hasOwn(HOSTS, value) ? undefined : wrong(value, `${value} is unknown`, `choose from ${HOST_NAMES}`);
const from = value => ['api', 'mint'].includes(value) ? undefined : wrong(value, `${value} is unknown`, 'choose api or mint');
const domain = value => value.includes('.')
    ? parse/* safeParse */.xL(input_schema/* exportFields */.cA.shape.domain, value).error?.issues[0]?.message
    : wrong(value, `${value} is not a host name`, 'use the name at the service, such as docs.example.com');
const answers_project = value => {
    const problem = value === '' ? undefined : parse/* safeParse */.xL(input_schema/* exportFields */.cA.shape['update-project'], value).error;
    return problem?.issues[0]?.message;
};
/** Requires https, so that nobody on the network can read the requests. */
const answers_address = value => {
    const url = (0,input_fields/* webAddress */.Dy)(value);
    if (url instanceof problem/* Problem */.AF)
        return value ? url.message : 'is missing: use the form https://docs.example.com';
    return (0,address/* isSafeAddress */.cr)(url) ? undefined : `${value} is not https; plain http is allowed only for this machine`;
};
const repository = (expected) => value => (0,init_repository/* isRepository */.Z6)(value) && !value.startsWith('OWNER/')
    ? undefined
    : wrong(value, `${value} is not a repository`, expected);
const source = value => value.startsWith('OWNER/')
    ? `${value} is a placeholder: OWNER stands for the account that has the repository of the actions. Use ACCOUNT/NAME`
    : repository('use ACCOUNT/NAME of the actions, such as the address from which you cloned them')(value);
/** Names the server of the remote, because a name on one server can belong to somebody else on another. */
function repositoryOn(remote) {
    return repository(remote === undefined || (0,init_repository/* onGitHub */.xr)(remote) !== undefined
        ? 'use ACCOUNT/NAME on GitHub'
        : `the remote origin is on ${remote.server}, not on github.com. Use ACCOUNT/NAME on GitHub, with GitHub Enterprise --repository ${remote.path}, or for a GitLab pipeline --host gitlab`);
}
/** Rejects text that GitHub would evaluate in a workflow, where it could read secrets. */
function problemOfText(value) {
    if (value.includes('${{'))
        return 'must not contain an expression';
    return /\p{Cc}/u.test(value) ? 'must not contain control characters' : undefined;
}
/** For each answer, the check and what a terminal shows. An answer without a prompt is optional. */
const ANSWERS = {
    host: [
        () => host,
        {
            question: 'Where does the site go?',
            choices: Object.fromEntries(Object.entries(HOSTS).map(([name, { about }]) => [name, about]))
        }
    ],
    from: [
        () => from,
        {
            question: 'Where does the site come from?',
            choices: {
                api: 'an export job at the service; needs an API key',
                mint: 'mint export, which runs in the workflow; needs no key'
            }
        }
    ],
    domain: [
        () => domain,
        {
            why: 'The export job needs the host name under which the service has your site.',
            question: 'Host name of the site at the service, such as docs.example.com'
        }
    ],
    'site-url': [
        () => answers_address,
        {
            why: 'Sitemap, canonical addresses and the check of the live site need the address that readers use.',
            question: 'Address for readers, such as https://docs.example.com'
        }
    ],
    project: [() => answers_project],
    'api-url': [() => answers_address],
    source: [
        () => source,
        {
            why: 'The workflow gets the actions from a repository on GitHub. This program has no record of the one it came from.',
            question: 'Repository of the actions (ACCOUNT/NAME)'
        }
    ],
    repository: [
        ({ remote }) => repositoryOn(remote),
        {
            why: 'Secrets and variables are stored in the repository that runs the workflow, and its remote is not on github.com.',
            question: 'GitHub repository that runs the workflow (ACCOUNT/NAME)'
        }
    ]
};
async function askFor({ question, why, choices }, check, byDefault) {
    console.log();
    if (choices !== undefined)
        return await (0,questions/* choose */.Sw)(question, choices, byDefault);
    if (why !== undefined)
        console.log((0,external_node_util_.styleText)('dim', why));
    return await (0,questions/* ask */.kA)(question, check, byDefault);
}
/** Answers that only the service needs. `mint export` does not use the service. */
const OF_SERVICE = ['domain', 'project', 'api-url'];
/** Uses flags, then found values, then questions. If there is no terminal, one error lists all missing values. */
async function readAnswers(flags, found, shell, own) {
    const problems = [];
    const isAsking = shell.isTerminal && !flags.yes;
    let isAsked = false;
    /** Defaults that are a choice and were not found: without a terminal and `--yes`, their flag is required. */
    const preferred = (value) => (shell.isTerminal || flags.yes ? value : '');
    const answer = async (name, known, byDefault = '') => {
        const [checkOf, prompt] = ANSWERS[name];
        const given = flags[name] ?? known;
        const check = value => problemOfText(value) ?? checkOf(found)(value);
        if (given === undefined && prompt !== undefined && isAsking) {
            isAsked = true;
            return await askFor(prompt, check, byDefault);
        }
        const value = given ?? byDefault;
        const problem = check(value);
        if (problem !== undefined)
            problems.push(`--${name} ${problem}`);
        return value;
    };
    const hostName = await answer('host', undefined, preferred(likelyHost(found)));
    const chosen = Object.hasOwn(HOSTS, hostName) ? HOSTS[hostName] : undefined;
    const isService = chosen?.isService === true;
    const onlyApi = chosen?.needsService === true ? 'api' : undefined;
    const isFromMint = !isService && (await answer('from', onlyApi, preferred('api'))) === 'mint';
    if (isFromMint && onlyApi !== undefined)
        problems.push(`--host ${hostName} needs a link from the service, which --from mint does not provide`);
    for (const name of isFromMint ? OF_SERVICE : [])
        if (flags[name] !== undefined)
            problems.push(`--${name} requires --from api`);
    for (const name of isService ? ['from', ...OF_SERVICE] : [])
        if (flags[name] !== undefined)
            problems.push(`--${name} is not used with --host ${hostName}: nothing is exported`);
    const isPages = hostName === 'github-pages';
    const ownPages = isPages ? pagesAddress(flags.repository ?? (0,init_repository/* onGitHub */.xr)(found.remote)) : '';
    const needsSiteUrl = flags['site-url'] !== undefined || chosen?.needsSiteUrl === true || isPages;
    const answers = {
        host: hostName,
        isFromMint,
        domain: isFromMint || isService ? '' : await answer('domain'),
        siteUrl: needsSiteUrl ? await answer('site-url', undefined, ownPages) : '',
        project: await answer('project', ''),
        apiUrl: await answer('api-url', service_inputs/* PUBLIC_SERVICE */.Ah),
        docs: await docsFolder(flags.docs, found, shell.folder, isAsking, problems),
        source: await answer('source', own?.repository, isAsking ? likelySource(found) : ''),
        repository: hostName === 'gitlab'
            ? (flags.repository ?? found.remote?.path ?? (0,external_node_path_.basename)(found.root))
            : await answer('repository', (0,init_repository/* onGitHub */.xr)(found.remote), isAsking ? (found.remote?.path ?? '') : '')
    };
    if (problemOfText(answers.docs) !== undefined)
        problems.push(`--docs ${answers.docs} has a name that a workflow cannot contain: rename the folder`);
    if (problemOfText(found.branch) !== undefined)
        problems.push(`the branch ${found.branch} has a name that a workflow cannot contain: rename the branch`);
    const ofRepository = hostName === 'gitlab' ? problemOfText(answers.repository) : undefined;
    if (ofRepository !== undefined)
        problems.push(`--repository ${ofRepository}`);
    const path = (0,parse_url/* parseUrl */.D)(answers.siteUrl)?.pathname ?? '/';
    const reason = isPages
        ? 'the service exports sites only for the root, /docs and /documentation. Use --from mint, a domain of your own, or the repository ACCOUNT.github.io'
        : (0,docs_url/* withPages */.hF)('init writes files for the root of a host. Remove the path, then see "Below a path" in docs/hosting.md', (0,docs_url/* errorsPage */.PD)({}));
    if (isPages ? !isFromMint && !SERVICE_PATHS.test(path) : path !== '/' && !isService)
        problems.push(`--site-url ${answers.siteUrl}: ${reason}`);
    if (isService && found.docs.length === 0 && flags.docs === undefined)
        problems.push('--docs is missing: this repository has no folder with docs.json or mint.json');
    if (problems.length > 0)
        throw (0,cli_shell/* usage */.jl)(...problems);
    return isFromMint && answers.siteUrl !== ''
        ? { ...answers, isAsked, domain: new URL(answers.siteUrl).hostname }
        : { ...answers, isAsked };
}
/** Host that can be used without another account. */
function likelyHost({ remote }) {
    return remote !== undefined && /\bgitlab\b/.test(remote.server) ? 'gitlab' : 'github-pages';
}
/** A fork in the account that has the documentation. Only offered, because nothing proves that it exists. */
function likelySource({ remote }) {
    const account = (0,init_repository/* onGitHub */.xr)(remote)?.split('/')[0];
    return account === undefined ? '' : `${account}/${(0,project/* ownRepository */.d5)().split('/')[1] ?? ''}`;
}
const SERVICE_PATHS = /^\/(?:docs|documentation)?\/?$/;
/** Returns the default GitHub Pages address, which applies to a repository that has no custom domain. */
function pagesAddress(name = '') {
    if (!(0,init_repository/* isRepository */.Z6)(name))
        return '';
    const [owner = '', repository = ''] = name.split('/');
    const host = `${owner}.github.io`.toLowerCase();
    return `https://${host}${repository.toLowerCase() === host ? '' : `/${repository}`}`;
}
/** Returns the folder relative to the repository, without leading and trailing slashes; empty for the root. */
async function docsFolder(flag, { root, docs }, folder, isAsking, problems) {
    const inRepository = (value) => {
        const path = (0,external_node_path_.resolve)(folder, value);
        if ((0,external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            return undefined;
        const way = (0,external_node_path_.relative)((0,external_node_fs_.realpathSync)(root), (0,external_node_fs_.realpathSync)(path)).replaceAll('\\', '/');
        return way.startsWith('..') || (0,external_node_path_.isAbsolute)(way) ? undefined : way;
    };
    if (flag !== undefined) {
        const way = inRepository(flag);
        if (way === undefined)
            problems.push(`--docs ${flag} is not a folder in this repository`);
        return way ?? '';
    }
    const [only = '', second] = docs;
    if (second === undefined)
        return only;
    const choices = docs.join(', ');
    if (isAsking) {
        console.log();
        const named = Object.fromEntries(docs.map(each => [each || '.', '']));
        const chosen = await (0,questions/* choose */.Sw)('Which folder has the documentation?', named, docs[0] || '.');
        return chosen === '.' ? '' : chosen;
    }
    problems.push(`--docs is missing: several folders have a docs.json or mint.json (${choices})`);
    return only;
}

// EXTERNAL MODULE: ./.build/src/cli/init/files.js
var init_files = __webpack_require__(86658);
// EXTERNAL MODULE: ./node_modules/yaml/dist/index.js
var dist = __webpack_require__(38815);
;// CONCATENATED MODULE: ./.build/src/cli/init/fill-in.js


/** Inserts the answers into an example. Also returns the names of the secrets to store. */
function fillIn(example, { mintExample, ...given }) {
    const { values, apiUrl, docs, branch, source, ref, about } = given;
    const document = (0,dist/* parseDocument */.Tp)(example);
    if (mintExample !== undefined)
        exportWithMint(document, (0,dist/* parseDocument */.Tp)(mintExample));
    const own = (0,project/* ownRepository */.d5)();
    const secrets = new Set();
    (0,dist/* visit */.YR)(document, {
        Scalar(key, node, path) {
            if (key === 'key' || typeof node.value !== 'string')
                return;
            node.value = node.value.replace(own, source);
            const pair = path.at(-1);
            const name = (0,dist/* isPair */.tO)(pair) && (0,dist/* isScalar */.jn)(pair.key) ? pair.key.value : undefined;
            if (name === 'uses' && String(node.value).startsWith(source))
                setRef(node, ref);
            if (name === 'working-directory' || name === 'docs-path')
                node.value = docs || '.';
            // In a script, the value would be executed as code.
            else if (name !== 'run')
                node.value = filled(String(node.value), values);
            for (const [, name = ''] of String(node.value).matchAll(/\bsecrets\.([A-Z][A-Z0-9_]+)/g))
                secrets.add(name);
        }
    });
    if (document.hasIn(['on', 'push', 'branches']))
        document.setIn(['on', 'push', 'branches', 0], escapePattern(branch));
    if (document.hasIn(['on', 'push', 'paths']))
        setPaths(document, docs);
    setIncluded(document, values, ref);
    if (apiUrl !== undefined)
        setAddress(document, apiUrl);
    // Removes the first comment, which explains how to fill in the example.
    const first = (0,dist/* isMap */.jh)(document.contents) ? document.contents.items[0]?.key : undefined;
    if ((0,dist/* isScalar */.jn)(first))
        first.commentBefore = null;
    if (document.contents !== null)
        document.contents.commentBefore = null;
    document.commentBefore = about.replaceAll(/^/gm, ' ');
    return {
        text: document.toString({ lineWidth: 0, flowCollectionPadding: false }),
        secrets: [...secrets].filter(name => name !== 'GITHUB_TOKEN').sort()
    };
}
/** Replaces the version in `uses:`. The comment tells people and update tools the version of a commit. */
function setRef(uses, { ref, comment }) {
    uses.value = String(uses.value).replace(/@[^@]*$/, () => `@${ref}`);
    uses.comment = comment ?? null;
}
/** Replaces the export from the service with `mint export`, and removes steps and inputs that are no longer needed. */
function exportWithMint(document, mint) {
    // The GitLab example has no jobs. It passes the documentation folder to a component, which runs `mint export`.
    if (!document.has('jobs'))
        return;
    const inputs = ['on', 'workflow_dispatch', 'inputs'];
    if (document.hasIn(inputs))
        document.deleteIn(inputs);
    const steps = stepsOf(document);
    const rest = steps.items.slice(endOfExport(steps)).filter(step => {
        const isSetUp = String(step.get('uses')).startsWith('actions/setup-node@');
        return !isSetUp && step.get('name') !== 'Show the exported commit';
    });
    const mintSteps = stepsOf(mint);
    steps.items = [...mintSteps.items.slice(0, endOfExport(mintSteps)), ...rest];
}
/** Returns the steps in the first job, which contains the export. */
function stepsOf(document) {
    const [job] = document.get('jobs').items;
    return job?.value?.get('steps');
}
function endOfExport({ items }) {
    return items.findIndex(step => step.get('id') === 'export') + 1;
}
/** Replaces `${{ vars.X }}`, even if it has a default, with the value, and any other `vars.X` with the quoted value. */
function filled(text, values) {
    return text.replaceAll(/\$\{\{ vars\.(\w+)(?: \|\| .*?)? \}\}|\bvars\.(\w+)/g, (all, alone, inside) => {
        const value = values[alone ?? inside ?? ''];
        if (!value)
            return all;
        return alone === undefined ? `'${value.replaceAll("'", "''")}'` : value;
    });
}
/** Escapes characters that GitHub and GitLab would read as patterns, as in the folder `[lang]` or the branch `c++`. */
function escapePattern(path) {
    return path.replaceAll(/[*?+![]/g, String.raw `\$&`);
}
function setPaths(document, docs) {
    if (docs === '')
        document.deleteIn(['on', 'push', 'paths']);
    else
        document.setIn(['on', 'push', 'paths', 0], `${escapePattern(docs)}/**`);
}
/** Sets the API address in each action that has a key, and in the component that a GitLab pipeline includes. */
function setAddress(document, apiUrl) {
    (0,dist/* visit */.YR)(document, {
        Map: (_, map) => {
            if (map.has('api-key'))
                map.set('base-url', apiUrl);
        }
    });
    const inputs = ['include', 0, 'inputs'];
    if (document.hasIn(inputs))
        document.setIn([...inputs, 'api-url'], apiUrl);
}
/** Sets the values as inputs of the component that a GitLab pipeline includes. */
function setIncluded(document, values, { ref, comment }) {
    const inputs = ['include', 0, 'inputs'];
    if (!document.hasIn(inputs))
        return;
    for (const [name, value] of Object.entries(values))
        document.setIn([...inputs, name], value);
    const version = document.createNode(ref);
    version.comment = comment ?? null;
    document.setIn([...inputs, 'version'], version);
}

;// CONCATENATED MODULE: ./.build/src/cli/init/own-source.js




/** Returns the source of the actions for `uses:`, from npm records, a clone, or package.json. */
function ownSource(env, place = project/* root */.zr) {
    const installed = installedFrom(place);
    const found = installed === undefined ? fromClone(env, place) : fromNpm(installed);
    if (found !== undefined)
        return found;
    const declared = (0,project/* ownRepository */.d5)();
    return declared.startsWith('OWNER/') ? undefined : { repository: declared, commit: undefined };
}
/** Pins the actions to the commit of this program. Another repository, such as a fork, has other commits. */
function refOf(source, own) {
    const version = (0,project/* ownVersion */.Xl)();
    return own?.commit !== undefined && own.repository.toLowerCase() === source.toLowerCase()
        ? { ref: own.commit, comment: ` v${version}` }
        : { ref: `v${version.split('.')[0] ?? ''}` };
}
/** Reads an address such as `git+ssh://git@github.com/acme/exports.git#COMMIT`. */
function fromNpm(address) {
    const repository = onGitHub(address);
    const commit = /#([0-9a-f]{40})$/.exec(address)?.[1];
    return repository === undefined ? undefined : { repository, commit };
}
function fromClone(env, place) {
    if (!(0,external_node_fs_.existsSync)((0,external_node_path_.join)(place, '.git')))
        return undefined;
    const git = (0,init_repository/* gitIn */.uM)(place, env);
    const repository = onGitHub(git('config', '--get', 'remote.origin.url') ?? '');
    if (repository === undefined)
        return undefined;
    // A commit that was not pushed would make every run fail. A clone of a tag alone has no remote branch.
    const shared = ['refs/remotes/origin', `refs/tags/v${(0,project/* ownVersion */.Xl)()}`];
    const isPushed = git('for-each-ref', '--count=1', '--format=x', '--contains', 'HEAD', ...shared);
    const commit = isPushed === undefined ? undefined : git('rev-parse', '--verify', 'HEAD');
    return { repository, commit };
}
function onGitHub(address) {
    const remote = (0,init_repository/* parseRemote */.M8)(address);
    return remote?.server === 'github.com' && (0,init_repository/* isRepository */.Z6)(remote.path) ? remote.path : undefined;
}
/** Returns the address from which npm installed this package. */
function installedFrom(place) {
    try {
        const lock = JSON.parse((0,external_node_fs_.readFileSync)((0,external_node_path_.join)((0,external_node_path_.dirname)(place.replace(/[/\\]$/, '')), '.package-lock.json'), 'utf8'));
        return lock.packages['node_modules/static-docs-export']?.resolved;
    }
    catch {
        return undefined;
    }
}

// EXTERNAL MODULE: ./.build/src/runtime/files/find-program.js
var find_program = __webpack_require__(15288);
// EXTERNAL MODULE: ./.build/src/cli/gh.js
var gh = __webpack_require__(93371);
;// CONCATENATED MODULE: ./.build/src/cli/init/requirements.js



/** For each program of the setup commands, where to get it and how to sign in. */
const PROGRAMS = {
    aws: { from: 'https://aws.amazon.com/cli/', signIn: 'aws login, or aws configure' },
    npx: { from: 'https://nodejs.org, as a part of Node', signIn: 'npx --yes wrangler@4 login' }
};
/** Returns what the setup commands need, and what is missing on this machine. */
function beforeYouStart(commands, server, root, shell) {
    const used = new Set(commands.map(({ command: [program = ''] }) => program));
    const lines = Object.entries(PROGRAMS)
        .filter(([name]) => used.has(name))
        .map(([name, { from, signIn }]) => (0,find_program/* findProgram */.K)(name, shell.env, root) === undefined
        ? `Install ${name} (${from}), and sign in: ${signIn}`
        : `Sign in, unless you are signed in: ${signIn}`);
    if (used.has('gh'))
        lines.push(...requirements_gh(server, root, shell));
    return [...lines, 'Run the commands in a POSIX shell, such as bash. On Windows, use Git Bash or WSL.'];
}
function requirements_gh(server, root, shell) {
    const signIn = `gh auth login${server === init_repository/* GITHUB */.U0 ? '' : ` --hostname ${server}`}`;
    const state = (0,gh/* ghState */.r)(server, root, shell);
    if (state === 'ready')
        return [];
    return state === 'missing'
        ? [`Install gh (https://cli.github.com), and sign in: ${signIn}`]
        : [`Sign in to gh, which has no account for ${server}: ${signIn}`];
}

;// CONCATENATED MODULE: ./.build/src/cli/init/set-up.js




/** Passes no value, so that gh asks for the secret, which then stays out of the shell history. */
function storeSecret(name, where, repository) {
    return {
        about: `The secret ${name}${where === undefined ? '' : `: ${where}`}`,
        command: ['gh', 'secret', 'set', name, '--repo', repository]
    };
}
/** Creates the environment in advance, because GitHub creates a missing environment without protection. */
function environment(repository) {
    const policy = ['protected_branches]=true', 'custom_branch_policies]=false'].flatMap(setting => [
        '-F',
        `deployment_branch_policy[${setting}`
    ]);
    const unless = githubApi(repository, `/environments/${ENVIRONMENT}`);
    const about = `Environment ${ENVIRONMENT} for protected branches only, unless the environment already exists`;
    return { about, command: [...unless, '--method', 'PUT', ...policy], unless };
}
/** Formats the commands as text to copy, in the required order. */
function commandsText(commands, { name, repository }, host, server) {
    const isGitHub = host.file === undefined;
    const usesWrangler = commands.some(({ command: [program] }) => program === WRANGLER[0]);
    return [
        ...(isGitHub && server !== init_repository/* GITHUB */.U0 ? [`# The server of the repository\nexport GH_HOST=${server}`] : []),
        ...(isGitHub ? [checkOf(repository)] : []),
        ...(usesWrangler ? [ACCOUNT] : []),
        ...commands.map(textOf),
        ...(host.hasStack === true ? [storeOutputs(name, repository)] : []),
        ...(usesWrangler ? [storeAccount(repository)] : [])
    ].join('\n\n');
}
function textOf({ about, command, unless, hint }) {
    const text = command.map(shell_word/* quoted */.T).join(' ');
    const line = unless === undefined ? text : `${unless.map(shell_word/* quoted */.T).join(' ')} >/dev/null 2>&1 ||\n  ${text}`;
    const below = hint === undefined ? '' : `\n${hint.replaceAll(/^/gm, '# ')}`;
    return `# ${about}\n${line}${below}`;
}
/** Lets users check the name: a clone can have another owner's remote, and the AWS role requires the exact case. */
function checkOf(repository) {
    const fields = [...githubApi(repository), '--jq', '.full_name, .permissions.admin'];
    return `# Check the repository: continue if the command prints ${repository} and true
${fields.map(shell_word/* quoted */.T).join(' ')}`;
}
const ACCOUNT = `# The Cloudflare account. If the command prints several ids, set the variable to one of them
export CLOUDFLARE_ACCOUNT_ID="$(${WRANGLER.join(' ')} whoami | grep -oE '\\b[0-9a-f]{32}\\b' | sort -u)"; \
echo "$CLOUDFLARE_ACCOUNT_ID"`;
function storeAccount(repository) {
    return `# The variable CLOUDFLARE_ACCOUNT_ID
gh variable set CLOUDFLARE_ACCOUNT_ID --body "$CLOUDFLARE_ACCOUNT_ID" --repo ${repository}`;
}
function storeOutputs(stack, repository) {
    return `# Variables from the stack outputs
aws cloudformation describe-stacks --stack-name ${stack} --output text \\
  --query "Stacks[0].Outputs[?!contains(Description, ' ')].[Description, OutputValue]" |
  while read -r name value; do gh variable set "$name" --body "$value" --repo ${repository}; done`;
}

;// CONCATENATED MODULE: ./.build/src/cli/init/init.js



















const HELP = `Writes the workflow for this repository, and prints the commands that set up the host.

  init --host s3-cloudfront --from api --domain docs.example.com

  --host NAME         where the site goes:
${Object.entries(HOSTS)
    .map(([name, { about }]) => `                        ${name.padEnd(18)}${about}`)
    .join('\n')}
  --from SOURCE       where the site comes from: api (an export job at the service), or mint (mint export, which needs
                      no key; not for helm). Not with --host service
  --domain NAME       with --from api: host name of the site at the documentation service, such as docs.example.com
  --site-url URL      address at which readers see the published site
  --project ID        project id, from the API keys page of the dashboard; publishes the pushed commit before the export
  --docs DIR          documentation folder in the repository (default: the folder with docs.json or mint.json)
  --repository NAME   GitHub repository OWNER/NAME that runs the workflow (default: the remote origin)
  --source NAME       OWNER/NAME of the actions (default: where this program was installed from)
  --api-url URL       API address (default: ${service_inputs/* PUBLIC_SERVICE */.Ah})
  --force             also replaces files that were edited after init wrote them
  --yes, -y           asks nothing: uses what init finds, and its defaults
  --help

In a terminal, init asks for what it cannot find, and shows the files before it writes them.`;
const OPTIONS = {
    host: { type: 'string' },
    from: { type: 'string' },
    domain: { type: 'string' },
    'site-url': { type: 'string' },
    project: { type: 'string' },
    docs: { type: 'string' },
    repository: { type: 'string' },
    source: { type: 'string' },
    'api-url': { type: 'string' },
    force: { type: 'boolean', default: false },
    yes: { type: 'boolean', short: 'y', default: false }
};
const init = { help: HELP, run };
async function run(args, shell) {
    const flags = (0,cli_shell/* parseFlags */.bQ)(args, OPTIONS);
    const found = (0,init_repository/* lookUp */.TE)(shell);
    const own = ownSource(shell.env);
    if (shell.isTerminal && !flags.yes)
        console.log((0,plain_text/* printable */.g$)(whatWasFound(found, own)));
    const answers = await readAnswers(flags, found, shell, own);
    const host = HOSTS[answers.host];
    const plan = await planOf(host, answers, found, own);
    // The set removes duplicates, because one problem can affect several files.
    const problems = [
        ...new Set(plan.files.flatMap(file => (0,init_files/* reasonNotToWrite */.ql)(found.root, file, flags.force) ?? []))
    ];
    if (problems.length > 0)
        throw (0,cli_shell/* usage */.jl)(...problems);
    if (answers.isAsked && !(await isConfirmed(plan)))
        return exit_codes/* EXIT */.d.ok;
    for (const file of plan.files)
        console.log(`${file.path} ${(await (0,init_files/* write */.M9)(found.root, file)) ? 'written' : 'is up to date'}.`);
    if (plan.commands.length > 0) {
        const server = serverOf(answers, found);
        const before = beforeYouStart(plan.commands, server, found.root, shell);
        console.log(`\nBefore you start:\n${listOf(before)}`);
        if (found.root !== (0,external_node_fs_.realpathSync)(shell.folder))
            console.log(`\ncd ${(0,shell_word/* quoted */.T)(found.root)}`);
        console.log(`\n${commandsText(plan.commands, plan.setup, host, server)}`);
    }
    console.log(`
What is left to do:
${listOf(leftToDo(plan, host, answers, found))}

Then run ${shell.program} doctor to check the requirements for the first run.`);
    return exit_codes/* EXIT */.d.ok;
}
function whatWasFound({ remote, branch, docs }, own) {
    const rows = {
        Repository: remote === undefined ? 'no remote origin' : `${remote.path} on ${remote.server}`,
        Branch: branch,
        Documentation: docs.map(each => each || '.').join(', ') || 'no folder with docs.json or mint.json',
        ...(own !== undefined && { Actions: own.repository })
    };
    return Object.entries(rows)
        .map(([name, value]) => `${name.padEnd(15)}${value}`)
        .join('\n');
}
async function isConfirmed({ files }) {
    console.log(`\nFiles to write:\n${listOf(files.map(({ path }) => path))}`);
    const isYes = await (0,questions/* confirm */.lJ)('Write them?', 'yes');
    console.log(isYes ? '' : 'Nothing was written.');
    return isYes;
}
function listOf(lines) {
    return lines.map(line => `- ${line}`).join('\n');
}
/** Returns the server that has the repository: GitHub Enterprise, if the remote leads there. */
function serverOf({ repository }, { remote }) {
    return remote?.path === repository ? remote.server : init_repository/* GITHUB */.U0;
}
const PIPELINE = '.gitlab-ci.yml';
const API_KEY = 'an admin API key, from the API keys page of the service dashboard';
async function planOf(host, answers, found, own) {
    const { repository, domain, siteUrl, source, project, apiUrl, isFromMint } = answers;
    const example = (isFromMint ? host.mintExample : undefined) ?? host.example;
    const file = host.file ?? `.github/workflows/${example}`;
    const docs = `https://github.com/${source}/blob/main/docs`;
    const setup = { repository, name: resourceName(repository), siteUrl, file, docs, isFromMint };
    const isGitLab = host.file !== undefined;
    const common = isGitLab
        ? {
            domain,
            'site-url': siteUrl,
            changes: `${answers.docs === '' ? '' : `${escapePattern(answers.docs)}/`}**/*`,
            ...(isFromMint && { 'mint-export': answers.docs || '.' })
        }
        : {
            DOCS_DOMAIN: domain,
            DOCS_PROJECT_ID: project,
            // If the host has a stack, the address is a stack output.
            DOCS_SITE_URL: host.hasStack === true ? '' : siteUrl
        };
    const given = {
        values: { ...common, ...host.values?.(setup) },
        // The public service is the default of the actions.
        apiUrl: isFromMint || apiUrl === service_inputs/* PUBLIC_SERVICE */.Ah ? undefined : apiUrl,
        docs: answers.docs,
        branch: found.branch,
        source,
        ref: refOf(source, own),
        about: `Documentation of ${domain || repository}: ${host.about}${isFromMint ? ', with mint export' : ''}.`
    };
    const mintExample = isFromMint ? await readExample(MINT_EXAMPLE) : undefined;
    const { text, secrets } = fillIn(await readExample(example), { ...given, mintExample });
    const files = [{ path: file, text }];
    for (const [from, path] of Object.entries(host.workflows ?? {}))
        files.push({ path, text: fillIn(await readExample(from), given).text });
    for (const [from, path] of Object.entries(host.copies ?? {}))
        files.push({ path, text: await readExample(from, host.fill?.(setup)) });
    const pipeline = { path: PIPELINE, text: `include:\n  - local: ${file}\n` };
    // Writes the pipeline file only if it is missing or unedited.
    if (isGitLab && (0,init_files/* reasonNotToWrite */.ql)(found.root, pipeline, false) === undefined)
        files.push(pipeline);
    const where = { DOCS_API_KEY: API_KEY, ...host.where?.(setup) };
    const commands = [
        ...(host.create?.(setup) ?? []),
        ...(/^ *(environment: docs|name: docs)$/m.test(text) ? [environment(repository)] : []),
        ...secrets.map(name => storeSecret(name, where[name], repository))
    ];
    return { setup, files, commands };
}
async function readExample(path, fill = {}) {
    let text = await (0,promises_.readFile)((0,external_node_path_.join)(project/* root */.zr, 'examples', path), 'utf8');
    for (const [from, to] of Object.entries(fill))
        text = text.replace(from, to);
    return text;
}
function leftToDo({ setup, files, commands }, host, answers, found) {
    const paths = files.map(({ path }) => path);
    const own = paths.find(path => path.startsWith('docs-'))?.replace(/\/.*/, '');
    return [
        ...(commands.length === 0 ? [] : ['Run the commands above, one after the other.']),
        ...(host.left?.(setup) ?? []),
        ...(host.file !== undefined && !paths.includes(PIPELINE)
            ? [`In ${PIPELINE}, add this entry under include, if the entry is missing: - local: ${host.file}`]
            : []),
        ...(answers.docs === '' && found.docs.length === 0
            ? ['No documentation folder was found, so every push starts a run. To limit this, pass --docs.']
            : []),
        ...(found.isBranchKnown
            ? []
            : [
                `If ${found.branch} is not the default branch, run git remote set-head origin --auto, then init again.`
            ]),
        ...(answers.docs === '' && own !== undefined
            ? [
                `Add ${own}/ to .mintignore (create the file if it is missing), so that the service does not add these files to the site.`
            ]
            : []),
        `Commit and push to ${found.branch}: ${paths.join(' ')}`
    ];
}


/***/ }),

/***/ 75025:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   M8: () => (/* binding */ parseRemote),
/* harmony export */   TE: () => (/* binding */ lookUp),
/* harmony export */   U0: () => (/* binding */ GITHUB),
/* harmony export */   Z6: () => (/* binding */ isRepository),
/* harmony export */   uM: () => (/* binding */ gitIn),
/* harmony export */   xr: () => (/* binding */ onGitHub)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
/* harmony import */ var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45852);
/* harmony import */ var _runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(15288);
/* harmony import */ var _runtime_files_git_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(8568);






const GIT_TIMEOUT_MS = 30_000;
/** Server of public repositories. */
const GITHUB = 'github.com';
const USUAL_BRANCHES = ['main', 'master'];
function lookUp({ env, folder }) {
    const git = gitIn(folder, env);
    // Outside a clone, resolves symbolic links as git does. For example, the macOS temporary folder is a link.
    const root = git('rev-parse', '--show-toplevel') ?? (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(folder);
    const head = git('symbolic-ref', '--short', 'refs/remotes/origin/HEAD')?.replace(/^origin\//, '');
    const usual = USUAL_BRANCHES.find(name => git('for-each-ref', '--format=x', `refs/remotes/origin/${name}`, `refs/heads/${name}`));
    return {
        root,
        remote: parseRemote(git('config', '--get', 'remote.origin.url') ?? ''),
        branch: head ?? usual ?? git('symbolic-ref', '--short', 'HEAD') ?? 'main',
        isBranchKnown: head !== undefined,
        docs: (0,_site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__/* .findDocs */ .Vy)(root).map(path => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, path).replaceAll('\\', '/'))
    };
}
/** Parses a git remote address: a URL, or `user@host:path`. */
function parseRemote(address) {
    const [, host, way] = /^(?:[^@/]+@)?([\w.-]+):(?!\/\/)(.+)$/.exec(address) ?? [];
    const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUrl */ .D)(host === undefined || way === undefined ? address.replace(/^git\+/, '') : `ssh://${host}/${way}`);
    if (url === null || !/^(https?|ssh|git):$/.test(url.protocol))
        return undefined;
    const path = url.pathname.replace(/^\/+/, '').replace(/(\.git)?\/*$/, '');
    const server = url.hostname.replace(/^(www|ssh)\.github\.com$/, GITHUB);
    return /^[\w.~-]+(\/[\w.~-]+)+$/.test(path) ? { server, path } : undefined;
}
/** Returns undefined for a remote on another server, because the same name on GitHub can belong to another owner. */
function onGitHub(remote) {
    return remote?.server === GITHUB ? remote.path : undefined;
}
/** Whether the text is a valid `owner/name` on GitHub. */
function isRepository(name) {
    return /^[a-z0-9](?:[a-z0-9-]{0,38})\/[\w.-]{1,100}$/i.test(name) && !/\/\.{1,2}$/.test(name);
}
/** Returns a function that asks git a question in `folder`. Its result is undefined if git has no answer. */
function gitIn(folder, env) {
    const program = (0,_runtime_files_find_program_js__WEBPACK_IMPORTED_MODULE_3__/* .findProgram */ .K)('git', env, folder);
    const git = program === undefined ? undefined : new _runtime_files_git_js__WEBPACK_IMPORTED_MODULE_4__/* .Git */ .T(program, folder, env);
    return (...args) => {
        const found = git?.ask(args, GIT_TIMEOUT_MS);
        return typeof found === 'string' && found !== '' ? found : undefined;
    };
}


/***/ }),

/***/ 66867:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Sw: () => (/* binding */ choose),
/* harmony export */   kA: () => (/* binding */ ask),
/* harmony export */   lJ: () => (/* binding */ confirm)
/* harmony export */ });
/* harmony import */ var node_readline_promises__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(26848);
/* harmony import */ var node_util__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(57975);
/* harmony import */ var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39180);
/* harmony import */ var _shell_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(17236);
/* harmony import */ var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(78620);





/**
 * Asks in the terminal until the answer is valid. Enter accepts the default, if there is one. Ctrl-C and Ctrl-D end the
 * command.
 */
async function ask(question, problemOf, byDefault = '') {
    const terminal = (0,node_readline_promises__WEBPACK_IMPORTED_MODULE_0__.createInterface)({ input: process.stdin, output: process.stdout });
    const stopped = new Promise((_, reject) => {
        terminal.once('SIGINT', () => reject(new _shell_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Qd(['', 'Stopped.'], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.interrupted)));
        terminal.once('close', () => reject(new _shell_js__WEBPACK_IMPORTED_MODULE_2__/* .CommandError */ .Qd(['', 'Stopped: there was no answer.'], _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_3__/* .EXIT */ .d.failed)));
    });
    // Closing the terminal below also rejects this promise.
    stopped.catch(() => undefined);
    const prompt = byDefault === '' ? `${question}: ` : `${question} [${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(byDefault)}]: `;
    try {
        for (;;) {
            const answer = (await Promise.race([terminal.question(prompt), stopped])).trim() || byDefault;
            const problem = problemOf(answer);
            if (problem === undefined)
                return answer;
            console.log(`  ${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(problem)}`);
        }
    }
    finally {
        terminal.close();
    }
}
/** Shows numbered choices, and accepts a number or a name. Enter accepts the default. */
async function choose(question, choices, byDefault) {
    const names = Object.keys(choices);
    const width = Math.max(...names.map(name => name.length));
    const rows = names.map((name, at) => `  ${String(at + 1).padStart(2)}  ${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(name).padEnd(width)}  ${(0,_runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .printable */ .g$)(choices[name] ?? '')}`);
    console.log(`${(0,node_util__WEBPACK_IMPORTED_MODULE_1__.styleText)('bold', question)}\n${rows.map(row => row.trimEnd()).join('\n')}`);
    const nameOf = (answer) => (/^\d+$/.test(answer) ? names[Number(answer) - 1] : answer) ?? '';
    const given = await ask('Number or name', answer => names.includes(nameOf(answer)) ? undefined : `Enter a number from 1 to ${names.length}, or a name.`, byDefault);
    return nameOf(given);
}
async function confirm(question, byDefault) {
    const answer = await ask(`${question} (yes, no)`, text => (/^(y|yes|n|no)$/i.test(text) ? undefined : 'Answer yes or no.'), byDefault);
    return /^y/i.test(answer);
}


/***/ }),

/***/ 96421:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Dy: () => (/* binding */ webAddress),
/* harmony export */   Jt: () => (/* binding */ flag),
/* harmony export */   Mc: () => (/* binding */ entriesOf),
/* harmony export */   Qq: () => (/* binding */ text),
/* harmony export */   U9: () => (/* binding */ count),
/* harmony export */   ZZ: () => (/* binding */ field),
/* harmony export */   mw: () => (/* binding */ required),
/* harmony export */   p0: () => (/* binding */ duration),
/* harmony export */   qU: () => (/* binding */ readFields),
/* harmony export */   uM: () => (/* binding */ share),
/* harmony export */   yL: () => (/* binding */ oneOf)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23945);
/* harmony import */ var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
/* harmony import */ var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);





/** Creates an input field. A problem message is shown after the input name. */
function field(parse) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP('is missing'), zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .transform */ .pdi((value, context) => {
        const parsed = parse(value);
        if (!(parsed instanceof _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF))
            return parsed;
        context.issues.push(...parsed.messages.map(message => ({ code: 'custom', message, input: value })));
        return zod_mini__WEBPACK_IMPORTED_MODULE_4__/* .NEVER */ .tm;
    }));
}
/** A required input. `hint` explains where to get the value. */
function required(hint, input) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__/* .string */ .YjP(`is missing: ${hint}`), input);
}
function text(problemOf) {
    return field(value => {
        const problem = problemOf(value);
        return problem === undefined ? value : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(problem);
    });
}
const MAX_MS = 7 * 24 * 3_600_000;
const duration = field(value => {
    const ms = (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseDuration */ .E9)(value);
    if (ms === undefined)
        return new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a duration: use 90s, 45m, 1h30m, or a number of minutes`);
    return ms > 0 && ms <= MAX_MS
        ? ms
        : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`${value} is out of range: it must be more than zero and at most 7 days`);
});
const count = (max) => field(value => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max
    ? Number(value)
    : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a whole number from 1 to ${max}`));
const share = field(value => (0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .parseShare */ .n8)(value) ??
    new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a percentage: use a value from 0% to 100%, such as 20%`));
const flag = field(value => /^(true|false)$/i.test(value)
    ? value.toLowerCase() === 'true'
    : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is neither true nor false`));
function oneOf(choices) {
    return field(value => choices.find(choice => choice === value) ??
        new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not one of ${choices.join(', ')}`));
}
/** Parses an http(s) address. Rejects a query or fragment. `instead`: the advice for a user name or password. */
function webAddress(value, instead = 'remove them') {
    const url = (0,_http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__/* .parseUrl */ .D)(value);
    if (url === null || !/^https?:$/.test(url.protocol))
        return new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`"${value}" is not a URL: it must begin with https://`);
    if (url.username !== '' || url.password !== '')
        return new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`contains a user name or password: ${instead}`);
    return url.search === '' && url.hash === '' ? url : new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF('contains a query or fragment: remove it');
}
function entriesOf(value) {
    return value
        .split(/[\n,]/)
        .map(entry => entry.trim())
        .filter(entry => entry !== '');
}
/** Parses the inputs and reports all problems at once. `combine` returns values that depend on several inputs. */
function readFields(schema, given, combine) {
    const entries = Object.entries(schema.shape).map(([name, input]) => {
        const { success, data, error } = zod_mini__WEBPACK_IMPORTED_MODULE_6__/* .safeParse */ .xL(input, given[name]);
        if (success)
            return [name, data];
        return [name, new _problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(...error.issues.map(({ message }) => `\`${name}\` ${message}`))];
    });
    const parsed = Object.fromEntries(entries);
    const more = combine(parsed);
    const messages = (0,_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .messagesIn */ .ww)([...Object.values(parsed), ...Object.values(more)]);
    if (messages.length === 0)
        return { ...parsed, ...more };
    throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__/* .Failure */ .HR('invalid-input', `Invalid input:\n${messages.map(each => `- ${each}`).join('\n')}`);
}


/***/ }),

/***/ 53361:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   PD: () => (/* binding */ errorsPage),
/* harmony export */   fs: () => (/* binding */ docsUrl),
/* harmony export */   hF: () => (/* binding */ withPages),
/* harmony export */   xG: () => (/* binding */ docsPlace)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
/* harmony import */ var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);


// Like this file, each bundle is two folders below the root.
const root = (0,node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)(new URL('../..', new URL(...['../runtime/docs-url.js', import.meta.url]).href));
/** Returns the documentation URL of the running version, or an empty string if the runner's variables are missing. */
function docsUrl(env) {
    const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
    return server && repository ? `${server}/${repository}/blob/${ref || 'HEAD'}/` : '';
}
/** Returns what precedes `docs/`: a URL, or on the command line the folder of this installation. */
function docsPlace(env) {
    return docsUrl(env) || root;
}
/** Replaces the names of documentation pages in advice with the addresses of these pages, which readers can open. */
function withPages(advice, errorsPage) {
    return advice.replaceAll(/(?<![\w/.-])docs\/([\w-]+\.md)/g, (_, page) => errorsPage.replace(/errors\.md$/, () => page));
}
/** Returns the URL of `docs/errors.md`. On the command line, returns the file's path in this installation. */
function errorsPage(env) {
    const url = docsUrl(env);
    return url === '' ? (0,node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, 'docs', 'errors.md') : `${url}docs/errors.md`;
}


/***/ }),

/***/ 15288:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   K: () => (/* binding */ findProgram)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _is_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84166);



/**
 * Returns the absolute path of a program in PATH. Ignores programs in `repository`, because its files may be untrusted.
 * Without the absolute path, a Windows shell would search the current folder before PATH.
 */
function findProgram(name, env, repository) {
    // On Windows, a copy of the environment may spell the variable in another case.
    const path = Object.entries(env).find(([key]) => key.toUpperCase() === 'PATH')?.[1] ?? '';
    const endings = process.platform === 'win32' ? ['.exe', '.cmd', '.bat'] : [''];
    const candidates = path
        .split(node_path__WEBPACK_IMPORTED_MODULE_1__.delimiter)
        .filter(node_path__WEBPACK_IMPORTED_MODULE_1__.isAbsolute)
        .flatMap(folder => endings.map(ending => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name + ending)));
    return candidates.find(candidate => isProgram(candidate) && !isInside(candidate, repository));
}
function isProgram(path) {
    try {
        (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.accessSync)(path, node_fs__WEBPACK_IMPORTED_MODULE_0__.constants.X_OK);
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path).isFile();
    }
    catch {
        return false;
    }
}
/** Returns true if the path or, for a symbolic link, the link's target is inside the repository. */
function isInside(path, repository) {
    const places = [path, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(path)];
    return [repository, (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository)].some(top => places.some(place => (0,_is_below_js__WEBPACK_IMPORTED_MODULE_2__/* .isBelow */ .Y)(place, top)));
}


/***/ }),

/***/ 8568:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   T: () => (/* binding */ Git)
/* harmony export */ });
/* harmony import */ var node_child_process__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(31421);
/* harmony import */ var _problem_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24707);
/* harmony import */ var _text_clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74238);
/* harmony import */ var _text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(39180);
/* harmony import */ var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);





/** Prevents the repository's settings from starting a program. */
const SETTINGS = ['-c', 'safe.bareRepository=explicit', '-c', 'core.fsmonitor=false'];
/** Variables with which `git` finds the user's settings. Others are omitted: some could select another repository. */
const VARIABLES = ['HOME', 'USERPROFILE', 'HOMEDRIVE', 'HOMEPATH', 'XDG_CONFIG_HOME', 'SystemRoot'];
/** Runs `git` to read the repository that contains a folder. */
class Git {
    #program;
    #options;
    /** `program`: the absolute path of `git`, outside the repository. */
    constructor(program, folder, env) {
        this.#program = program;
        const own = Object.fromEntries(VARIABLES.map(name => [name, env[name]]));
        const variables = { ...own, LC_ALL: 'C', GIT_NO_LAZY_FETCH: '1' };
        this.#options = { cwd: folder, env: variables, windowsHide: true };
    }
    /** Returns the output of `git`, or a problem that contains the error message. */
    ask(args, timeoutMs) {
        const options = { ...this.#options, encoding: 'utf8', timeout: timeoutMs };
        const { status, stdout, stderr, error } = (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawnSync)(this.#program, [...SETTINGS, ...args], options);
        if (status === 0)
            return stdout.trim();
        const isSlow = error !== undefined && 'code' in error && error.code === 'ETIMEDOUT';
        if (isSlow)
            return new _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(`\`git\` did not end within ${(0,_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatDuration */ .a3)(timeoutMs)}`);
        return new _problem_js__WEBPACK_IMPORTED_MODULE_2__/* .Problem */ .AF(error?.message ?? (0,_text_clip_js__WEBPACK_IMPORTED_MODULE_3__/* .clip */ .$)((0,_text_plain_text_js__WEBPACK_IMPORTED_MODULE_4__/* .plainText */ .wh)(stderr.trim()), 300));
    }
    start(args, signal) {
        return (0,node_child_process__WEBPACK_IMPORTED_MODULE_0__.spawn)(this.#program, [...SETTINGS, ...args], { ...this.#options, signal });
    }
}


/***/ }),

/***/ 84166:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Y: () => (/* binding */ isBelow)
/* harmony export */ });
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);

/** Returns true if `path` is `folder` itself or is inside it. Does not follow links. */
function isBelow(path, folder) {
    const way = (0,node_path__WEBPACK_IMPORTED_MODULE_0__.relative)(folder, path);
    return way !== '..' && !way.startsWith(`..${node_path__WEBPACK_IMPORTED_MODULE_0__.sep}`) && !(0,node_path__WEBPACK_IMPORTED_MODULE_0__.isAbsolute)(way);
}


/***/ }),

/***/ 17449:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gw: () => (/* binding */ isPrivate),
/* harmony export */   K3: () => (/* binding */ isInList),
/* harmony export */   U9: () => (/* binding */ isLoopback),
/* harmony export */   cr: () => (/* binding */ isSafeAddress),
/* harmony export */   yG: () => (/* binding */ checkedLookup)
/* harmony export */ });
/* harmony import */ var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
/* harmony import */ var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);


// Rules for IPv4 also match IPv4-mapped IPv6 addresses. 64:ff9b::7f00:0 is the NAT64 form of 127.0.0.0.
const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
LOOPBACK.addSubnet('127.0.0.0', 8, 'ipv4');
LOOPBACK.addSubnet('0.0.0.0', 8, 'ipv4');
LOOPBACK.addAddress('::1', 'ipv6');
LOOPBACK.addAddress('::', 'ipv6');
LOOPBACK.addSubnet('64:ff9b::7f00:0', 104, 'ipv6');
function isLoopback(host) {
    const address = host.replace(/^\[|\]$/g, '');
    return /(^|\.)localhost\.?$/i.test(address) || isInList(LOOPBACK, address);
}
/** Returns true if an address uses https, or http on this machine. */
function isSafeAddress({ protocol, hostname }) {
    return protocol === 'https:' || (protocol === 'http:' && isLoopback(hostname));
}
function isInList(list, address) {
    const family = (0,node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
    return family !== 0 && list.check(address, family === 4 ? 'ipv4' : 'ipv6');
}
/** Networks that are reachable only from this machine or its local network. */
const PRIVATE = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
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
    // NAT64 addresses, which can stand for private IPv4 addresses.
    ['64:ff9b::', 96]
])
    PRIVATE.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
/** Returns true if a host name or address belongs to this machine or a private network. */
function isPrivate(host) {
    return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ''));
}
/** Creates a lookup that fails if `problemOf` finds a problem with the resolved addresses. */
function checkedLookup(problemOf) {
    return (hostname, options, callback) => {
        node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup(hostname, options, (error, address, family) => {
            const textOf = (one) => (typeof one === 'string' ? one : one.address);
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
        });
    };
}


/***/ }),

/***/ 37630:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   D: () => (/* binding */ parseUrl)
/* harmony export */ });
/** Parses an address. Returns null if the address is invalid, like `URL.parse`, which Node 20 does not have. */
function parseUrl(text, base) {
    try {
        return new URL(text, base);
    }
    catch {
        return null;
    }
}


/***/ }),

/***/ 24707:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   AF: () => (/* binding */ Problem),
/* harmony export */   Fo: () => (/* binding */ collect),
/* harmony export */   ww: () => (/* binding */ messagesIn)
/* harmony export */ });
/**
 * A parser that fails returns a problem if users need a message, and `undefined` or `null` otherwise. If callers can
 * use a partial result, the parser returns a value and a list of problems.
 */
class Problem {
    messages;
    constructor(...messages) {
        this.messages = messages;
    }
    get message() {
        return this.messages.join('. ');
    }
}
function collect(values) {
    const messages = messagesIn(Object.values(values));
    return messages.length === 0 ? values : new Problem(...messages);
}
/** Removes duplicates, because several values can have the same problem. */
function messagesIn(values) {
    return [...new Set(values.flatMap(value => (value instanceof Problem ? value.messages : [])))];
}


/***/ }),

/***/ 74238:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $: () => (/* binding */ clip)
/* harmony export */ });
/** Shortens a long text and adds an ellipsis, without splitting a character. */
function clip(text, length) {
    if (text.length <= length)
        return text;
    const characters = Array.from(text.slice(0, 2 * length + 1));
    return characters.length <= length ? text : `${characters.slice(0, length - 1).join('')}…`;
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


/***/ }),

/***/ 81529:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   B4: () => (/* binding */ formatCount),
/* harmony export */   E9: () => (/* binding */ parseDuration),
/* harmony export */   a3: () => (/* binding */ formatDuration),
/* harmony export */   fU: () => (/* binding */ formatTime),
/* harmony export */   n8: () => (/* binding */ parseShare),
/* harmony export */   z3: () => (/* binding */ formatBytes)
/* harmony export */ });
const UNITS = { d: 86_400_000, h: 3_600_000, m: 60_000, s: 1000, ms: 1 };
/** Parses `90s`, `45m`, `1h30m`, `7d`, `500ms`, or a number of minutes. Returns undefined for other text. */
function parseDuration(text) {
    if (/^\d+(\.\d+)?$/.test(text))
        return Number(text) * UNITS.m;
    const match = /^(?:(\d+)d)?(?:(\d+)h)?(?:(\d+)m)?(?:(\d+)s)?(?:(\d+)ms)?$/i.exec(text);
    if (match === null || text === '')
        return undefined;
    const [, d = 0, h = 0, m = 0, s = 0, ms = 0] = match;
    return Number(d) * UNITS.d + Number(h) * UNITS.h + Number(m) * UNITS.m + Number(s) * UNITS.s + Number(ms);
}
/** Parses `20%` or `20` to a number from 0 to 1. Returns undefined for other text. */
function parseShare(text) {
    const percent = /^(\d+(?:\.\d+)?)\s*%?$/.exec(text)?.[1];
    return percent === undefined || Number(percent) > 100 ? undefined : Number(percent) / 100;
}
const MAX_DAYS = 36_500;
/** Formats at most two units, such as `0.4 s` or `1 h 30 min`. Limits the days, because servers can send any number. */
function formatDuration(ms) {
    if (ms < 9950)
        return `${(Math.max(0, ms) / 1000).toFixed(1)} s`;
    const seconds = Math.round(ms / 1000);
    if (seconds < 60)
        return `${seconds} s`;
    if (seconds > MAX_DAYS * 86_400)
        return `more than ${MAX_DAYS} d`;
    const parts = [
        [Math.floor(seconds / 86_400), 'd'],
        [Math.floor(seconds / 3600) % 24, 'h'],
        [Math.floor(seconds / 60) % 60, 'min'],
        [seconds % 60, 's']
    ];
    const first = parts.findIndex(([count]) => count > 0);
    return parts
        .slice(first, first + 2)
        .filter(([count]) => count > 0)
        .map(([count, unit]) => `${count} ${unit}`)
        .join(' ');
}
/** `2026-11-15 09:30 UTC` */
function formatTime(date) {
    return `${date.toISOString().slice(0, 16).replace('T', ' ')} UTC`;
}
/** Uses decimal units, as object stores and browsers do. */
function formatBytes(bytes) {
    if (bytes < 1000)
        return `${bytes} B`;
    const units = ['kB', 'MB', 'GB', 'TB'];
    let value = bytes / 1000;
    let unit = 0;
    while (value >= 999.5 && unit < units.length - 1) {
        value /= 1000;
        unit += 1;
    }
    return `${value < 9.95 ? value.toFixed(1) : value.toFixed(0)} ${units[unit] ?? ''}`;
}
/** Returns `1,234`, or `1,234 pages` if there is a noun. */
function formatCount(amount, noun) {
    // toLocaleString loads the tables of all languages for one comma, which costs 20 ms.
    const digits = String(amount).replace(/\B(?=(\d{3})+$)/g, ',');
    if (noun === undefined)
        return digits;
    return `${digits} ${noun}${amount === 1 ? '' : noun.endsWith('s') ? 'es' : 's'}`;
}


/***/ }),

/***/ 15300:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Eo: () => (/* binding */ isPageType),
/* harmony export */   YX: () => (/* binding */ pageCountOf),
/* harmony export */   a$: () => (/* binding */ countsAsPage),
/* harmony export */   lV: () => (/* binding */ MAX_PAGE_DROP),
/* harmony export */   np: () => (/* binding */ isNotFoundPage),
/* harmony export */   pl: () => (/* binding */ pageDrop),
/* harmony export */   yp: () => (/* binding */ isPage)
/* harmony export */ });
/** Pages are HTML documents. An XHTML file is not a page, since it is not parsed as HTML. */
function isPage(path) {
    return /\.html?$/i.test(path);
}
/** Recognizes a page by its content type, because a page such as `guides/x` may have no extension. */
function isPageType(contentType) {
    return /^text\/html\b/i.test(contentType);
}
/** Returns true for the error page that hosts serve for missing addresses. Next.js also writes `_not-found.html`. */
function isNotFoundPage(path) {
    return /(?:^|\/)(?:404|_not-found)(?:\/index)?\.html$/.test(path);
}
/** Returns true for a page that is neither an error page nor a redirect. */
function countsAsPage({ path, redirect }) {
    return isPage(path) && !isNotFoundPage(path) && redirect === undefined;
}
function pageCountOf(files) {
    return files.reduce((count, file) => count + (countsAsPage(file) ? 1 : 0), 0);
}
/** Default for `max-page-drop`: a site that lost a larger share of its pages is not delivered. */
const MAX_PAGE_DROP = 0.2;
/** Returns the share of pages that the site lost, from 0 to 1. */
function pageDrop(previousPages, pages) {
    return previousPages === 0 ? 0 : Math.max(0, previousPages - pages) / previousPages;
}


/***/ }),

/***/ 91716:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $x: () => (/* binding */ parseValue),
/* harmony export */   Yf: () => (/* binding */ jsonIn),
/* harmony export */   ZN: () => (/* binding */ loadFile),
/* harmony export */   gZ: () => (/* binding */ MAX_FILE_BYTES),
/* harmony export */   kc: () => (/* binding */ FileProblem),
/* harmony export */   lJ: () => (/* binding */ loadInput),
/* harmony export */   qM: () => (/* binding */ damaged),
/* harmony export */   so: () => (/* binding */ listText),
/* harmony export */   wK: () => (/* binding */ readValue)
/* harmony export */ });
/* harmony import */ var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
/* harmony import */ var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);




/** A problem with a file from another run or from a user. The message is a clause, such as `it is not JSON: …`. */
class FileProblem extends _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF {
    kind;
    constructor(kind, message) {
        super(message);
        this.kind = kind;
    }
}
const MAX_FILE_BYTES = 100_000_000;
/** Reads a file from the disk. Checks the size first, since the file can have any origin. */
function loadFile(path, parse) {
    let text;
    try {
        const stats = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
        // Opening a named pipe would block until another process writes to it. Shell pipes, `<(…)`, are already open.
        if (!stats.isFile() && !path.startsWith('/dev/fd/'))
            return new FileProblem('unreadable', 'it is not a file');
        if (stats.size > MAX_FILE_BYTES)
            return TOO_LARGE;
        text = (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, 'utf8');
    }
    catch (error) {
        return error.code === 'ENOENT'
            ? new FileProblem('missing', 'it does not exist')
            : new FileProblem('unreadable', `it cannot be read: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
    return parse(text);
}
function jsonIn(text) {
    if (text.length > MAX_FILE_BYTES)
        return TOO_LARGE;
    try {
        // Editors on Windows may add a byte order mark.
        return { value: JSON.parse(text.replace(/^\uFEFF/, '')) };
    }
    catch (error) {
        return damaged(`it is not JSON: ${(0,_runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__/* .reasonOf */ .A3)(error)}`);
    }
}
/** Validates a value. The problem contains the path of the first invalid field. */
function readValue(schema, value) {
    const read = schema.safeParse(value);
    if (read.success)
        return read.data;
    const [issue] = read.error.issues;
    const keys = issue?.path.map(key => (typeof key === 'number' ? `[${key}]` : `.${String(key)}`));
    const problem = issue?.code === 'invalid_type' ? `is missing or not of the type ${issue.expected}` : issue?.message;
    return damaged(`\`${keys?.join('').slice(1) ?? ''}\` ${problem ?? 'is invalid'}`);
}
function parseValue(schema, text) {
    const json = jsonIn(text);
    return json instanceof FileProblem ? json : readValue(schema, json.value);
}
/** Formats a list in JSON with one item per line, so that two files can be compared line by line. */
function listText(name, items) {
    const lines = items.map(item => `\n    ${JSON.stringify(item)}`);
    return `"${name}": [${lines.join(',')}${lines.length > 0 ? '\n  ' : ''}]`;
}
function damaged(message) {
    return new FileProblem('damaged', message);
}
const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`);
function loadInput(name, path, parse, workspace = '.') {
    const loaded = loadFile((0,node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), parse);
    if (!(loaded instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF))
        return loaded;
    const file = name.replace('-path', '.json');
    return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__/* .Problem */ .AF(`\`${name}\` is not the ${file} of an export: ${loaded.message} (${path}). Set it to the output \`${name}\` of the export action`);
}


/***/ })

};
