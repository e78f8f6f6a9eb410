export const id = 3951;
export const ids = [3951];
export const modules = {

/***/ 74871:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   F: () => (/* binding */ templatePartEnd),
/* harmony export */   b: () => (/* binding */ literalEnd)
/* harmony export */ });
const [NEW_LINE, DOLLAR, BACKSLASH, BRACE] = [10, 36, 92, 123];
/**
 * Returns the position after the string literal of JavaScript or JSON that begins at `start`, or undefined if it has no
 * end in its line. A regular expression with alternatives cannot read a literal of several megabytes.
 */
function literalEnd(text, start) {
    const quote = text.charCodeAt(start);
    for (let at = start + 1; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === quote)
            return at + 1;
        if (code === BACKSLASH)
            at++;
        else if (code === NEW_LINE)
            return undefined;
    }
    return undefined;
}
/** Returns the position of the quotation mark that ends a template, or of the first `${`. Otherwise, the end of the text. */
function templatePartEnd(text, start, isWhole = false) {
    const quote = text.charCodeAt(start);
    for (let at = start + 1; at < text.length; at++) {
        const code = text.charCodeAt(at);
        if (code === quote)
            return at;
        if (code === BACKSLASH)
            at++;
        else if (!isWhole && code === DOLLAR && text.charCodeAt(at + 1) === BRACE)
            return at;
    }
    return text.length;
}


/***/ }),

/***/ 70061:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   CF: () => (/* binding */ isApiDocument),
/* harmony export */   ve: () => (/* binding */ API_HEAD_LENGTH),
/* harmony export */   wN: () => (/* binding */ mayBeApiDocument)
/* harmony export */ });
/* harmony import */ var _runtime_text_string_literal_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(74871);

/** The key can stand behind long descriptions or components, because some tools sort the keys. */
const API_HEAD_LENGTH = 4 * 1024 * 1024;
const MAY_BE_API = /\.(?:json|ya?ml)$/i;
/** This test is faster than reading all keys. */
const NAMES_VERSION = /["'](?:openapi|swagger|asyncapi)["']\s*:/;
/** The top-level keys of YAML begin in the first column. */
const YAML_KEY = /^(["']?)(?:openapi|swagger|asyncapi)\1[ \t]*:[ \t]*["']?[1-9]\.\d/m;
const JSON_TOKEN = /["{}[\]:,]|[^\s{}[\]:,"]+/g;
function mayBeApiDocument(path) {
    return MAY_BE_API.test(path);
}
/**
 * Returns true for an OpenAPI or AsyncAPI document, of which only the first characters are needed. The key with the
 * version must be at the top level: a `package.json` can depend on a package named `openapi`.
 */
function isApiDocument(path, head) {
    if (!mayBeApiDocument(path))
        return false;
    const start = head.slice(0, API_HEAD_LENGTH).replace(/^(?:\ufeff|\xef\xbb\xbf)/, '');
    return /^\s*\{/.test(start) ? hasTopLevelVersion(start) : !/\.json$/i.test(path) && YAML_KEY.test(start);
}
function hasTopLevelVersion(text) {
    if (!NAMES_VERSION.test(text))
        return false;
    let depth = 0;
    let isKey = false;
    let key = '';
    for (const { token, content } of jsonTokens(text)) {
        if (token === '{' || token === '[')
            depth += 1;
        else if (token === '}' || token === ']')
            depth -= 1;
        if (depth !== 1)
            continue;
        if (content === undefined)
            isKey = token === '{' || token === ',';
        else if (isKey)
            key = content;
        else if (/^(?:openapi|swagger|asyncapi)$/.test(key) && /^[1-9]\.\d/.test(content))
            return true;
        if (content !== undefined)
            isKey = false;
    }
    return false;
}
/** Only strings have content. A string that is cut off ends the text, so that the time is proportional to the length. */
function* jsonTokens(text) {
    const pattern = new RegExp(JSON_TOKEN);
    for (let found = pattern.exec(text); found !== null; found = pattern.exec(text)) {
        const { index, 0: token } = found;
        const end = token === '"' ? (0,_runtime_text_string_literal_js__WEBPACK_IMPORTED_MODULE_0__/* .literalEnd */ .b)(text, index) : undefined;
        if (token === '"' && end === undefined)
            return;
        if (end === undefined)
            yield { token };
        else
            yield { token, content: text.slice(index + 1, end - 1) };
        pattern.lastIndex = end ?? pattern.lastIndex;
    }
}


/***/ }),

/***/ 96112:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Gv: () => (/* binding */ NOT_JUDGED),
/* harmony export */   HX: () => (/* binding */ HOST_SETTINGS),
/* harmony export */   KK: () => (/* binding */ holdsCredential),
/* harmony export */   RZ: () => (/* binding */ CREDENTIAL_NAMES)
/* harmony export */ });
/* harmony import */ var _build_hash_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(99004);

// What counts as a credential, by name and by content. Exports, archives and publishing share this list.
/** Names that never belong to a site, whatever the content. */
const CREDENTIAL_NAMES = /(?:^|\/)(?:id_(?:rsa|dsa|ecdsa|ed25519)|[^/]*\.(?:tfstate(?:\.[^/]*backup)?|tfvars(?:\.json)?|p12|pfx|jks|keystore|kdbx|ppk|kubeconfig)|\.netrc|\.?htpasswd|kubeconfig|\.aws\/credentials)$/i;
/**
 * Files that are not searched. Documentation has example credentials, and media and Git objects are compressed. Below
 * `_next/`, only types that no build for browsers contains are searched.
 */
const NOT_JUDGED = /\.(?:x?html?|md|mdx|css|rsc|png|jpe?g|gif|webp|avif|ico|woff2?|ttf|otf|eot|mp[34]|webm|mov|ogg|wav|pdf|zip|t?gz|wasm)$|(?:^|\/)llms(?:-full)?\.txt$|(?:^|\/)_next\/(?!.*\.(?:pem|key|env|sql)$)|(?:^|\/)\.(?:git\/(?:.*\/)?objects|svn\/.*|hg\/.*)\//i;
/** Settings of hosts. Without such a file, a site can lose the protection that contains the credential. */
const HOST_SETTINGS = /(?:^|\/)(?:_headers|_redirects|web\.config|\.htaccess)$/i;
/** Sources, search indexes and page data of generators, which repeat the text of pages, and with it its examples. */
const REPEATS_PAGES = /\.(?:rst|adoc|asciidoc|ipynb)(?:\.txt)?$|(?:^|\/)(?:_sources\/|page-data\/|_payload\.js(?:on)?$|(?:search|lunr)[-_]?(?:index|docs?|data)?(?:[-_.][0-9a-f]+)?\.js(?:on)?$)/i;
/** Files with environment variables, except examples such as `.env.example`, whose values are placeholders. */
const ENV_FILES = /(?:^|\/)(?:\.env[^/]*|[^/]*\.env(?:\.[^/]*)?|env\.[^/]*)(?<![._-](?:example|sample|template|dist))$/i;
const AWS_ID = '(?<![A-Za-z0-9])A[KS]IA(?![A-Z0-9]*EXAMPLE)[A-Z0-9]{16}(?![A-Za-z0-9])';
const AWS_SECRET = '(?<![\\w+/])((?=[\\w+/]{0,39}[a-z])(?=[\\w+/]{0,39}[A-Z])(?=[\\w+/]{0,39}\\d)[A-Za-z0-9+/]{40})(?![\\w+/=])';
/** A secret with the id of its key before or after it. The id is searched last, because many texts contain one. */
const AWS_KEY = new RegExp(`${AWS_SECRET}(?:(?=[^]{1,300}?${AWS_ID})|(?<=${AWS_ID}[^]{41,340}))`, 'g');
const FORMS = [
    // A PEM private key: the first line, the headers of an encrypted key, and Base64. A key without Base64 is ignored.
    {
        marks: ['PRIVATE KEY'],
        pattern: /^[ \t]*-----BEGIN [A-Z0-9 ]{0,40}PRIVATE KEY(?: BLOCK)?-----\s{0,99}(?:[\w-]{1,40}:[^\n]{0,200}\n\s{0,99}){0,9}[A-Za-z0-9+/=]{4,200}\s*?$/m
    },
    // A private key as a JSON or YAML string, such as a Google service account key.
    {
        files: /\.(?:json|ya?ml)$/i,
        marks: ['PRIVATE KEY'],
        pattern: /key"?[ \t]*:[ \t]*"-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?:\\r)?\\n[A-Za-z0-9+/]{3}/i
    },
    // A private key of PuTTY, and one in a kubeconfig file, which is PEM in Base64.
    { marks: ['Private-Lines:'], pattern: /^Private-Lines:[ \t]*\d{1,4}\s{1,9}[A-Za-z0-9+/]{16}/m },
    {
        marks: ['client-key-data'],
        pattern: /client-key-data"?[ \t]*:[ \t]*["']?LS0tLS1CRUdJTi[A-Za-z0-9+/]{20}/
    },
    // A private JSON Web Key. Only a private key has the member `d`.
    {
        marks: ['"kty"'],
        pattern: /\{(?=[^{}]*"kty")[^{}]*"d"\s*:\s*"([\w-]{32,})"/g,
        isExample: isExampleToken
    },
    // .npmrc
    {
        marks: ['_auth', '_password'],
        pattern: /^[ \t]*(?:\/\/\S{1,500}:)?_(?:authToken|auth|password)[ \t]*=[ \t]*(\S+)/gm
    },
    // .docker/config.json. The value is a user name and a password in Base64.
    {
        marks: ['"auths"'],
        pattern: /"(?:auth|identitytoken)"\s*:\s*"([A-Za-z0-9+/_.-]{12,}={0,2})"/g,
        isExample: value => PLACEHOLDER.test(Buffer.from(value, 'base64')
            .toString()
            .replace(/^[^:]*:/, ''))
    },
    // .netrc
    {
        marks: ['password'],
        pattern: /^[ \t]*(?:machine\s{1,9}\S{1,500}|default)\s{1,9}login\s{1,9}\S{1,500}\s{1,9}(?:account\s{1,9}\S{1,500}\s{1,9})?password\s{1,9}(\S+)/gm
    },
    // Cloud credentials: .aws/credentials, a key of AWS beside its id, and an Azure account connection string.
    {
        marks: ['aws_s', 'AWS_S'],
        pattern: /^(?:[ \t]*(?:export[ \t]+)?|[ \t{]*")aws_(?:secret_access_key|session_token)"?[ \t]*[:=][ \t]*(\S+)/gim
    },
    { isRepeated: true, marks: ['AKIA', 'ASIA'], pattern: AWS_KEY, isExample: isExampleToken },
    { marks: ['AccountKey='], pattern: /;AccountKey=([A-Za-z0-9+/]{40,}=*)/g },
    { files: /(?:^|\/)\.pypirc$/i, marks: ['password'], pattern: /^[ \t]*password[ \t]*[:=][ \t]*(\S+)/gm },
    {
        files: /(?:^|\/)(?:\.git\/(?:.*\/)?config(?:\.worktree)?|\.gitconfig|\.?git-credentials[^/]*)$/i,
        marks: ['://', 'extraheader'],
        pattern: /(?:https?:\/\/(?:[^\s:@/]{0,500}:|(?=[^\s:@/]{20}))|extraheader[ \t]*=[ \t]*authorization:[ \t]*\w{1,20}[ \t]+)([^\s:@/]+)(?:@|[ \t]*$)/gim
    },
    // .env, .env.local, production.env. The end of the variable name decides: TOKEN_URL and MAX_TOKENS are not secrets.
    {
        files: ENV_FILES,
        marks: ['='],
        pattern: /^[ \t]*(?:export[ \t]+)?\w{0,100}(?:SECRET|TOKEN|PASSWORD|PASSWD|PASS|CREDENTIALS?|(?:API|APP|ACCESS|AUTH|ENCRYPTION|MASTER|PRIVATE|SECRET|SIGNING)_?KEY)(?:_(?:PROD|PRODUCTION|LIVE|STAGING|\d+))?[ \t]*=[ \t]*(\S+)/gim
    },
    {
        files: ENV_FILES,
        marks: ['://'],
        pattern: /^[ \t]*(?:export[ \t]+)?\w{1,100}[ \t]*=[ \t]*["']?\w[\w+.-]{0,40}:\/\/[^\s:@/]{0,500}:([^\s@/]+)@/gm
    },
    // Tokens of GitHub, GitLab, npm, OpenAI, Slack and Stripe, whatever the name of the variable.
    {
        files: /(?:^|[/.])env[^/]*$/i,
        marks: ['_', '-'],
        pattern: /^[ \t]*(?:export[ \t]+)?\w{1,100}[ \t]*=[ \t]*["']?((?:gh[pousr]_|github_pat_|[rs]k_live_|sk-|npm_|glpat-|xox[abp]-)[\w-]{16,})/gm
    },
    // Tokens of GitHub, Stripe, Mintlify, GitLab and Slack in any file.
    {
        isRepeated: true,
        marks: ['ghp_', 'sk_live_', 'mint_'],
        pattern: /(?<![\w-])(?:ghp_|sk_live_|mint_(?:[a-z]{2,6}_)?)([A-Za-z0-9]{20,})/g,
        isExample: isExampleToken
    },
    {
        isRepeated: true,
        marks: ['github_pat_', 'glpat-', 'xoxb-', 'xoxp-'],
        pattern: /(?<![\w-])(?:github_pat_|glpat-|xox[bp]-)([\w-]{20,})/g,
        isExample: isExampleToken
    },
    // Other tokens of GitHub, and those of npm, Stripe and Anthropic, with their fixed lengths. Keys of Google are public.
    {
        isRepeated: true,
        marks: ['gho_', 'ghu_', 'ghs_', 'ghr_', 'npm_', 'rk_live_', 'sk-ant-'],
        pattern: /(?<![\w-])(?:(?:gh[ousr]_|npm_)([A-Za-z0-9]{36})(?!\w)|rk_live_([A-Za-z0-9]{20,})|sk-ant-[a-z]{2,8}\d\d-([\w-]{80,120})(?![\w-]))/g,
        isExample: isExampleToken
    },
    // Tokens of OpenAI, Slack apps, SendGrid, Vault, DigitalOcean, PyPI and Doppler, keys of age, and webhooks of Slack.
    {
        isRepeated: true,
        marks: [
            'sk-proj-',
            'sk-svcacct-',
            'sk-admin-',
            'xapp-',
            'SG.',
            'hvs.',
            'hvb.',
            'o_v1_',
            'p_v1_',
            'r_v1_'
        ],
        pattern: /(?<![\w-])(?:sk-(?:proj|svcacct|admin)-([\w-]{40,})|xapp-\d-([A-Z\d]{8,20}-\d{6,20}-[\da-f]{32,})|SG\.([\w-]{20,24}\.[\w-]{39,50})(?![\w-])|hv[bs]\.([\w-]{24,})|do[opr]_v1_([\da-f]{64})(?!\w))/g,
        isExample: isExampleToken
    },
    {
        isRepeated: true,
        marks: ['pypi-AgE', 'dp.', 'AGE-SECRET-KEY-1', 'hooks.slack.com/services/T'],
        pattern: /(?<![\w-])(?:pypi-AgE([\w-]{50,})|dp\.(?:pt|st|sa|ct|scim|audit)\.(?:\w{1,40}\.)?([A-Za-z\d]{40,44})(?!\w)|AGE-SECRET-KEY-1([A-Z\d]{58})(?!\w)|hooks\.slack\.com\/services\/T\w{8,12}\/B\w{8,12}\/([A-Za-z\d]{18,24})(?!\w))/g,
        isExample: isExampleToken
    },
    // A PEM private key in a string or template of a program.
    {
        isRepeated: true,
        files: /\.(?:[cm]?[jt]sx?|py|rb|php|go|java|cs|rs|swift|kt)$/i,
        marks: ['PRIVATE KEY'],
        pattern: /["'`]-----BEGIN [A-Z ]{0,40}PRIVATE KEY-----(?:\\r)?(?:\\n|\r?\n)\s{0,99}([A-Za-z0-9+/]{40,})/g,
        isExample: isExampleToken
    },
    // A secret of Kubernetes. The values of `data` are Base64.
    {
        files: /\.ya?ml$/i,
        marks: ['kind: Secret\n', 'kind: Secret\r'],
        pattern: /^(?:data|stringData):[ \t]{0,99}\r?\n(?:[ \t]{1,99}[\w.-]{1,99}:[ \t]{1,99}\S{1,15}\r?\n){0,20}[ \t]{1,99}[\w.-]{1,99}:[ \t]{1,99}["']?([^\s"']{16,})/gm,
        isExample: isExampleSecret
    },
    // A token of a kubeconfig file.
    {
        files: /(?:\.ya?ml|(?:^|\/)config)$/i,
        marks: ['kind: Config\n', 'kind: Config\r'],
        pattern: /^[ \t]{1,99}token:[ \t]{1,99}["']?([\w.-]{20,})/gm,
        isExample: isExampleToken
    },
    // wp-config.php
    {
        files: /\.php(?:\.[^/]*)?$/i,
        marks: ['define'],
        pattern: /^[ \t]*define\(\s{0,9}["'](?:DB_PASSWORD|(?:SECURE_)?AUTH_(?:KEY|SALT)|LOGGED_IN_(?:KEY|SALT)|NONCE_(?:KEY|SALT))["']\s{0,9},\s{0,9}["']([^"'\n]+)["']/gm
    },
    // Settings of hosts: a password for readers, one of a database, and one in the address of another server.
    { files: /(?:^|\/)_headers$/, marks: [':'], pattern: /^[ \t]+Basic-Auth:[ \t]*[^\s:]{1,200}:(\S+)/gim },
    {
        files: /\.config$/i,
        marks: ['onnection'],
        pattern: /[;"'](?:Password|Pwd)[ \t]{0,9}=[ \t]{0,9}([^;"'\s]+)/gi
    },
    {
        files: /(?:^|\/)(?:_redirects|\.htaccess)$/,
        marks: ['://'],
        pattern: /\bhttps?:\/\/[^\s:@/]{1,200}:([^\s@/]+)@/gi
    },
    // Tokens of Hugging Face. Many of them have no digits.
    {
        isRepeated: true,
        marks: ['hf_'],
        pattern: /(?<![\w-])hf_((?=[a-zA-Z0-9]*[a-z])(?=[a-zA-Z0-9]*[A-Z])[A-Za-z0-9]{34,40})(?!\w)/g,
        isExample: value => isExampleToken(`${value}7`)
    }
];
/** Values that are not credentials: variables, placeholders, passwords of local databases, and short values. */
const PLACEHOLDER = /^\$|\$[{(]|<[^<>]+>|\{[^{}]+\}|…|\.{3}|\*{3}|x{4}|^.{0,5}$|example|sample|placeholder|^change|change[-_ ]?(?:me|it|this)|^replace[-_ ]|replace[-_ ]?(?:me|this|with)|redacted|dummy|(?:^|[-_ ])(?:your|here)|^(?:postgres|mysql|admin|docker|root|guest|test|default)\w{0,8}$|^(?:my|the|some|a)?[-_ ]?(?:api|auth|access|npm|github|secret|super)?[-_ ]?(?:secret|token|password|key|value)s?$/i;
/** Minimum number of different characters in a random token of 20 characters. */
const MIN_DIFFERENT = 7;
/** Returns true for a token that somebody wrote: without letters or digits, with few characters, or with a sequence. */
function isExampleToken(value) {
    if (!/[A-Za-z]/.test(value) || !/\d/.test(value) || new Set(value).size < MIN_DIFFERENT)
        return true;
    return /12345|67890|abcde|abc123|(.)\1{3}|fake|test|demo|token|secret/i.test(value);
}
/** Returns true for the value of a secret that is, in plain text or in Base64, a short text or one that somebody wrote. */
function isExampleSecret(value) {
    const plain = /^[A-Za-z0-9+/]+={0,2}$/.test(value) ? Buffer.from(value, 'base64').toString('latin1') : value;
    return plain.length < 14 || PLACEHOLDER.test(plain) || isExampleToken(plain) || isExampleToken(value);
}
/** Returns true if the text of a file contains a credential. */
function holdsCredential(path, text) {
    const isRepetition = REPEATS_PAGES.test(path) || (/\.m?js$/i.test(path) && (0,_build_hash_js__WEBPACK_IMPORTED_MODULE_0__/* .withoutBuildHash */ .T)(path) !== path);
    return FORMS.some(({ files, isRepeated, marks, pattern, isExample }) => {
        if (files?.test(path) === false || (isRepeated === true && isRepetition))
            return false;
        if (!marks.some(mark => text.includes(mark)))
            return false;
        if (!pattern.global)
            return pattern.test(text);
        return [...text.matchAll(pattern)].some(match => {
            const groups = match.slice(1);
            const value = groups.find(group => group !== undefined)?.replace(/^["']|["']$/g, '') ?? '';
            return !PLACEHOLDER.test(value) && isExample?.(value) !== true;
        });
    });
}


/***/ }),

/***/ 91041:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   L0: () => (/* binding */ credentialsAmong),
/* harmony export */   hN: () => (/* binding */ isCredentialName),
/* harmony export */   l7: () => (/* binding */ CredentialJudge)
/* harmony export */ });
/* harmony import */ var _pages_page_data_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(75338);
/* harmony import */ var _api_document_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(70061);
/* harmony import */ var _credential_forms_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96112);



/** Returns true if the name is enough to show that a file contains credentials. */
function isCredentialName(path) {
    return _credential_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .CREDENTIAL_NAMES */ .RZ.test(path);
}
/** `found`: files that contain credentials. Page data is ignored, because it repeats pages, which are not searched. */
function credentialsAmong(found, paths, allowed = new Set()) {
    if (found.length === 0)
        return [];
    const data = (0,_pages_page_data_js__WEBPACK_IMPORTED_MODULE_0__/* .pageDataOf */ .nC)(paths);
    return found.filter(path => !allowed.has(path) && !data.has(path)).sort();
}
/** Number of characters to search again with the next piece. The longest credential is a JWK of RSA, on one line. */
const OVERLAP = 16 * 1024;
/** Number of bytes at the start that tell UTF-16 without a byte order mark from other files. */
const ENCODING_HEAD = 1024;
/** `raw`: one character per byte. ASCII text in UTF-16 has a zero in every other byte, and in no byte between. */
function isUtf16(raw) {
    if (/^(?:\xff\xfe|\xfe\xff)/.test(raw))
        return true;
    const head = raw.slice(0, ENCODING_HEAD);
    let [even, odd] = [0, 0];
    for (let at = 0; at < head.length; at++) {
        if (head.charCodeAt(at) !== 0)
            continue;
        if (at % 2 === 0)
            even += 1;
        else
            odd += 1;
    }
    return Math.min(even, odd) === 0 && Math.max(even, odd) > head.length / 4;
}
/** Searches one file at a time for credentials, piece by piece. */
class CredentialJudge {
    #path = '';
    #isJudged = false;
    #isFound = false;
    #isUtf16 = false;
    /** The start of a file that can be an API document, which contains examples. */
    #head = '';
    #end;
    /** Returns false if the file content does not matter. */
    begin(path) {
        this.#path = path;
        this.#isFound = isCredentialName(path);
        this.#isJudged = !this.#isFound && !_credential_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .NOT_JUDGED */ .Gv.test(path);
        this.#head = '';
        this.#end = undefined;
        return this.#isJudged;
    }
    add(bytes) {
        if (!this.#isJudged)
            return;
        const raw = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
        // Some editors add a byte order mark, and some shells write UTF-16, where ASCII has additional zero bytes.
        if (this.#end === undefined)
            this.#isUtf16 = isUtf16(raw);
        const start = this.#end ?? '';
        const piece = this.#isUtf16 ? raw.replaceAll('\0', '') : raw;
        const text = start + (this.#end === undefined ? piece.replace(/^(?:\xef\xbb\xbf|\xff\xfe|\xfe\xff)/, '') : piece);
        if ((0,_api_document_js__WEBPACK_IMPORTED_MODULE_2__/* .mayBeApiDocument */ .wN)(this.#path) && this.#head.length < _api_document_js__WEBPACK_IMPORTED_MODULE_2__/* .API_HEAD_LENGTH */ .ve)
            this.#head += piece.slice(0, _api_document_js__WEBPACK_IMPORTED_MODULE_2__/* .API_HEAD_LENGTH */ .ve - this.#head.length);
        this.#isFound ||= (0,_credential_forms_js__WEBPACK_IMPORTED_MODULE_1__/* .holdsCredential */ .KK)(this.#path, text);
        // Keep only whole lines, because patterns match from the start of a line.
        const end = text.slice(-OVERLAP);
        this.#end = Buffer.from(end.slice(text.length > OVERLAP ? end.indexOf('\n') + 1 : 0), 'latin1').toString('latin1');
    }
    /** Whether the file contains a credential. Call only after the last piece. */
    get isFound() {
        return this.#isFound && !(this.#isJudged && (0,_api_document_js__WEBPACK_IMPORTED_MODULE_2__/* .isApiDocument */ .CF)(this.#path, this.#head));
    }
}


/***/ }),

/***/ 26735:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   aJ: () => (/* binding */ isDotfile),
/* harmony export */   mM: () => (/* binding */ exactPaths),
/* harmony export */   o_: () => (/* binding */ leftOutJson)
/* harmony export */ });
/* harmony import */ var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(29589);
/* harmony import */ var _addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(2360);


function leftOutJson(files) {
    const sorted = [...files].sort((a, b) => (0,_runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_0__/* .compareText */ .n)(a.path, b.path));
    return `${JSON.stringify({ version: 1, files: sorted }, undefined, 2)}\n`;
}
const SITE_DOTFILES = new Set(['.well-known', '.nojekyll', '.htaccess']);
/** Returns true if the file or one of its folders has a name that begins with a dot and is not meant for sites. */
function isDotfile(path) {
    return path.split('/').some(name => name.startsWith('.') && !SITE_DOTFILES.has(name.toLowerCase()));
}
/** Returns the path of each pattern that has no `*`. No rule leaves out a file with such a path. */
function exactPaths(patterns) {
    return new Set(patterns.flatMap(({ text }) => (/^\/[^*]+$/.test(text) ? (_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_1__/* .SiteAddress */ .g6.parse(text)?.path ?? []) : [])));
}


/***/ })

};
