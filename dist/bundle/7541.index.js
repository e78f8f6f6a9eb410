export const id = 7541;
export const ids = [7541];
export const modules = {

/***/ 85806:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Kc: () => (/* binding */ hasPlaceholder),
/* harmony export */   Ns: () => (/* binding */ staticExport),
/* harmony export */   QT: () => (/* binding */ deploymentConfig),
/* harmony export */   jU: () => (/* binding */ fillUrlTemplate),
/* harmony export */   k9: () => (/* binding */ problemOfUrlTemplate)
/* harmony export */ });
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(37630);
/* harmony import */ var _site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(60756);


function staticExport(bundleUrl, version) {
    return { enabled: true, bundleUrl, ...(version !== undefined && { version }) };
}
function deploymentConfig(bundleUrl, version) {
    return JSON.stringify({ staticExport: staticExport(bundleUrl, version) });
}
function hasPlaceholder(template, name) {
    return (0,_site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersIn */ .Qf)(template).known.includes(name);
}
function problemOfUrlTemplate(template) {
    const [unknown] = (0,_site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .placeholdersIn */ .Qf)(template).unknown;
    if (unknown !== undefined)
        return `contains {${unknown}}: use ${_site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDER_CHOICES */ .DF}`;
    const url = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_1__/* .parseUrl */ .D)((0,_site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .fillPlaceholders */ .Ct)(template, () => 'x'));
    if (url === null)
        return `"${template}" is not a URL: it must begin with https://`;
    if (url.protocol !== 'https:')
        return 'must begin with https://';
    if (/[{}\s]/.test((0,_site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .fillPlaceholders */ .Ct)(template, () => '')))
        return `contains a brace or white space: remove it, or use only ${_site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .PLACEHOLDER_CHOICES */ .DF}`;
    if (url.username !== '' || url.password !== '')
        return 'contains a user name or password: remove them';
    if (/\{/.test(template.split('/', 3).join('/')))
        return 'has a placeholder in the host name: use placeholders only in the path';
    return undefined;
}
function fillUrlTemplate(template, values) {
    return (0,_site_addresses_placeholders_js__WEBPACK_IMPORTED_MODULE_0__/* .fillPlaceholders */ .Ct)(template, name => encodeURIComponent(values[name] ?? ''));
}


/***/ }),

/***/ 84160:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Nj: () => (/* binding */ unknownEntries),
/* harmony export */   cA: () => (/* binding */ exportFields),
/* harmony export */   jH: () => (/* binding */ localFields),
/* harmony export */   rV: () => (/* binding */ DELIVERIES)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(94343);
/* harmony import */ var _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(39640);
/* harmony import */ var _review_checks_ignored_targets_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(36378);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(96421);
/* harmony import */ var _runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(37630);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(24707);
/* harmony import */ var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(15300);
/* harmony import */ var _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(97516);
/* harmony import */ var _deployment_config_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85806);









/** All deliveries, with their labels in the summary and what they need. */
const DELIVERIES = {
    artifact: { label: 'Artifact', needs: 'archive' },
    site: { label: 'Site folder', needs: 'site' },
    report: { label: 'Report', needs: 'site' },
    release: { label: 'Release', needs: 'archive' },
    config: { label: 'Deployment config', needs: 'link' },
    url: { label: 'Link', needs: 'link' }
};
const MAX_RETENTION_DAYS = 400;
const anything = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP());
const oneLine = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(value => (/[\r\n]/.test(value) ? 'has several lines: use a single line' : undefined));
const exportFields = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .object */ .Ikc({
    'base-url': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .baseUrl */ .pc,
    'api-key': _service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__/* .apiKey */ .Kz,
    from: anything,
    domain: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(problemOfDomain)),
    'job-id': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__.id),
    version: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(oneLine),
    paths: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)),
    'update-project': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(_service_service_inputs_js__WEBPACK_IMPORTED_MODULE_3__.id),
    deliver: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)),
    'output-dir': anything,
    'artifact-name': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(problemOfArtifactName)),
    'artifact-format': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(['raw', 'zip']), 'raw'),
    'retention-days': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .count */ .U9)(MAX_RETENTION_DAYS)),
    'release-tag': anything,
    'github-token': anything,
    'config-file': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(value => /\.(ya?ml|json)$/i.test(value) ? undefined : `"${value}" is not a .yaml, .yml or .json file`)),
    'config-key': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(problemOfKey), 'staticExport'),
    'config-version': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(oneLine),
    'config-url': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(_deployment_config_js__WEBPACK_IMPORTED_MODULE_4__/* .problemOfUrlTemplate */ .k9)),
    'mask-url': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .flag */ .Jt, true),
    check: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(['off', 'warn', 'fail']), 'warn'),
    'check-fail-on': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .field */ .ZZ)(readKinds), [..._review_checks_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .FAILING_KINDS */ .$m]),
    'base-path': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .text */ .Qq)(problemOfBasePath)),
    layout: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .oneOf */ .yL)(['service', 'as-is']), 'service'),
    'check-ignore': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .optional */ .lqM(_review_checks_ignored_targets_js__WEBPACK_IMPORTED_MODULE_1__/* .ignoredTargets */ .x),
    'previous-manifest': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .string */ .YjP(), 'last-run'),
    redirects: anything,
    'max-page-drop': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .share */ .uM, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_6__/* .MAX_PAGE_DROP */ .lV),
    timeout: zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0, 30 * 60_000),
    'poll-interval': zod_mini__WEBPACK_IMPORTED_MODULE_5__/* ._default */ .Rvf(_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .duration */ .p0, 10_000)
});
/** With `from`, the service is not used, so `base-url` and `api-key` are optional. */
const localFields = zod_mini__WEBPACK_IMPORTED_MODULE_5__/* .extend */ .X$i(exportFields, { 'base-url': anything, 'api-key': anything });
/** Returns the kinds in the order in which findings are reported. */
function readKinds(value) {
    const entries = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_2__/* .entriesOf */ .Mc)(value);
    const unknown = unknownEntries(entries, _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_KINDS */ .FZ);
    return unknown.length > 0 ? new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_7__/* .Problem */ .AF(...unknown) : _review_checks_findings_js__WEBPACK_IMPORTED_MODULE_0__/* .CHECK_KINDS */ .FZ.filter(kind => entries.includes(kind));
}
function unknownEntries(entries, known) {
    const unknown = entries.filter(entry => !known.includes(entry));
    return unknown.map(entry => `"${entry}" is unknown: choose from ${known.join(', ')}`);
}
// A file name has at most 255 bytes. The names of the archive and its temporary file are longer than the artifact name.
const MAX_ARTIFACT_NAME_BYTES = 200;
function problemOfArtifactName(name) {
    // oxlint-disable-next-line no-control-regex
    const isForbidden = name.trim() === '' || /[":<>|*?\\/\u0000-\u001F]/.test(name);
    return isForbidden || Buffer.byteLength(name) > MAX_ARTIFACT_NAME_BYTES
        ? `is not a valid artifact name: use 1 to ${MAX_ARTIFACT_NAME_BYTES} bytes without " : < > | * ? \\ / or line breaks`
        : undefined;
}
function problemOfKey(value) {
    return /^[A-Za-z_][\w-]*(\.[A-Za-z_][\w-]*)*$/.test(value)
        ? undefined
        : `"${value}" is not a key path: use the form spec.values.staticExport`;
}
function problemOfBasePath(value) {
    return /^\/[^\s?#]*$/.test(value) ? undefined : `"${value}" is not a path: use the form /docs`;
}
function problemOfDomain(value) {
    if (/^[a-z0-9-]+$/i.test(value) && value !== 'localhost')
        return `"${value}" is not a full host name: use the form docs.example.com`;
    if (/^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)*$/i.test(value) && value.length <= 253)
        return undefined;
    const meant = (0,_runtime_http_parse_url_js__WEBPACK_IMPORTED_MODULE_8__/* .parseUrl */ .D)(value.includes('://') ? value : `https://${value}`)?.hostname;
    return meant === undefined || meant === '' || meant === value
        ? `"${value}" is not a host name: use the form docs.example.com`
        : `"${value}" is more than a host name: use ${meant}`;
}


/***/ }),

/***/ 39640:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   $m: () => (/* binding */ FAILING_KINDS),
/* harmony export */   AK: () => (/* binding */ findingDigest),
/* harmony export */   FZ: () => (/* binding */ CHECK_KINDS),
/* harmony export */   Le: () => (/* binding */ countByKind),
/* harmony export */   bH: () => (/* binding */ ignoredNote),
/* harmony export */   jZ: () => (/* binding */ atLeast),
/* harmony export */   rW: () => (/* binding */ checksText),
/* harmony export */   v9: () => (/* binding */ failingFindings),
/* harmony export */   xP: () => (/* binding */ findingDigests),
/* harmony export */   xe: () => (/* binding */ FindingCollector)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
/* harmony import */ var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
/* harmony import */ var _site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(91716);



/** All kinds, in the order in which the report shows them. */
const CHECK_KINDS = [
    'broken-link',
    'broken-anchor',
    'missing-resource',
    'missing-page',
    'broken-redirect',
    'external-resource',
    'insecure-resource',
    'foreign-canonical',
    'noindex',
    'sitemap',
    'unfinished',
    'build-script-in-page'
];
/** Kinds that fail a run with `check: fail`, unless `check-fail-on` lists other kinds. */
const FAILING_KINDS = CHECK_KINDS.slice(0, 5);
const MAX_PAGES = 10;
const MAX_FINDINGS = 5000;
/** Maximum number of targets per kind, to limit memory use. */
const MAX_TARGETS = 100_000;
const DIGEST_LENGTH = 16;
/** Limits the digests in the manifest to 2 MB. */
const MAX_DIGESTS = 100_000;
class FindingCollector {
    /** Targets that match `check-ignore`. */
    ignored = new Set();
    /** Kinds that have more targets than are kept. */
    cut = new Set();
    #ignore;
    /** The number that identifies each target, by kind. An ignored target has no number. */
    #numbers = new Map();
    /** The references to each target, by its number. `files` contains the first files that refer to the target. */
    #found = [];
    constructor(ignore) {
        this.#ignore = ignore;
    }
    /** Returns the number of a finding, or undefined if `check-ignore` matches or the kind has too many targets. */
    open(kind, target) {
        const numbers = this.#numbers.get(kind) ?? new Map();
        this.#numbers.set(kind, numbers);
        if (numbers.has(target))
            return numbers.get(target);
        if (numbers.size === MAX_TARGETS) {
            this.cut.add(kind);
            return undefined;
        }
        const isIgnored = this.#ignore.some(pattern => pattern.matches(target));
        if (isIgnored)
            this.ignored.add(target);
        const number = isIgnored ? undefined : this.#found.push({ count: 0, files: [] }) - 1;
        numbers.set(target, number);
        return number;
    }
    /** References from one file must be added together, so that each file counts once. */
    add(number, file) {
        const found = this.#numbered(number);
        if (found === undefined || found.lastFile === file)
            return;
        found.lastFile = file;
        found.count++;
        const { files } = found;
        if (files.length === MAX_PAGES && files.at(-1) < file)
            return;
        files.push(file);
        files.sort((a, b) => a - b).splice(MAX_PAGES);
    }
    finish(pathOf) {
        const findings = [];
        for (const kind of CHECK_KINDS) {
            const numbers = this.#numbers.get(kind) ?? new Map();
            for (const target of [...numbers.keys()].sort()) {
                const found = this.#numbered(numbers.get(target));
                if (found !== undefined)
                    findings.push({ kind, target, count: found.count, pages: found.files.map(pathOf) });
            }
        }
        return findings;
    }
    #numbered(number) {
        return number === undefined ? undefined : this.#found[number];
    }
}
/** Returns a space and a sentence with the number of ignored targets, or an empty string. */
function ignoredNote(ignored) {
    return ignored === 0 ? '' : ` \`check-ignore\` leaves out ${(0,_runtime_text_units_js__WEBPACK_IMPORTED_MODULE_1__/* .formatCount */ .B4)(ignored, 'target')}.`;
}
/** Returns the words before the count of a kind: the count of a kind that is cut is a minimum. */
function atLeast(kind, cut = []) {
    return cut.includes(kind) ? 'at least ' : '';
}
function countByKind(findings) {
    const counts = Object.fromEntries(CHECK_KINDS.map(kind => [kind, 0]));
    for (const { kind } of findings)
        counts[kind]++;
    return counts;
}
/** Formats `checks.json`, which docs/checks.md describes. */
function checksText(findings, cut = []) {
    const atLeast = cut.length === 0 ? '' : `\n  "countsAtLeast": ${JSON.stringify(cut)},`;
    return `{
  "version": 1,
  "counts": ${JSON.stringify(countByKind(findings))},${atLeast}
  ${(0,_site_records_export_files_js__WEBPACK_IMPORTED_MODULE_2__/* .listText */ .so)('findings', findings.slice(0, MAX_FINDINGS))},
  "truncated": ${findings.length > MAX_FINDINGS}
}
`;
}
/** Identifies a finding in the manifest, for the comparison with a later export. */
function findingDigest({ kind, target }) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)('sha256', `${kind}\n${target}`).slice(0, DIGEST_LENGTH);
}
/**
 * Returns sorted digests of the findings whose kind can fail a run by default or because of `check-fail-on`.
 * After a kind is added to `check-fail-on`, its findings fail the run until an export without them is delivered.
 */
function findingDigests(findings, failOn = []) {
    return findings
        .filter(({ kind }) => FAILING_KINDS.includes(kind) || failOn.includes(kind))
        .slice(0, MAX_DIGESTS)
        .map(findingDigest)
        .sort();
}
/** Returns the findings that fail a run with `check: fail`. After a previous export, only new findings fail the run. */
function failingFindings(findings, previous, kinds = FAILING_KINDS) {
    const known = new Set(previous);
    return findings.filter(finding => kinds.includes(finding.kind) && !known.has(findingDigest(finding)));
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

/***/ 81759:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   H_: () => (/* binding */ projectUpdate),
/* harmony export */   N1: () => (/* binding */ startedUpdate),
/* harmony export */   Ov: () => (/* binding */ startedAgentJob),
/* harmony export */   eQ: () => (/* binding */ isId),
/* harmony export */   l2: () => (/* binding */ bundle),
/* harmony export */   nf: () => (/* binding */ agentJob),
/* harmony export */   sI: () => (/* binding */ exportJob),
/* harmony export */   xQ: () => (/* binding */ startedJob)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);

// zod/mini, because the full zod adds about 10 ms to every start of an action.
const text = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .string */ .YjP('expected text');
/** A value that may be missing or have any type. */
function optional(make) {
    return zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .optional */ .lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .unknown */ .L5J()), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .transform */ .pdi(make));
}
/** The contract does not define the type of these fields. Values other than numbers and numeric text are ignored. */
function optionalNumber(refine) {
    return optional(value => {
        const number = typeof value === 'string' && value.trim() !== '' ? Number(value.trim().replace(/%$/, '')) : value;
        return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? refine(number) : undefined;
    });
}
const optionalText = optional(value => (typeof value === 'string' && value !== '' ? value : undefined));
/** Returns true if an id is safe in log lines and as an encoded URL segment, where `.` and `..` are special. */
function isId(text) {
    return !['', '.', '..'].includes(text) && !/\p{Cc}/u.test(text) && text.isWellFormed();
}
const identifier = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .refine */ .YPB(isId, 'not an id'));
const MAX_STATUS = 100;
const status = text.check(zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._overwrite */ .bS(value => value.replace(/\s+/g, ' ').trim().slice(0, MAX_STATUS)), zod_mini__WEBPACK_IMPORTED_MODULE_1__/* ._minLength */ .m9(1, 'expected text'));
const startedJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ jobId: identifier });
const exportJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
    progress: optionalNumber(percent => Math.min(100, percent)),
    pageCount: optionalNumber(Math.floor),
    error: optionalText
});
// `Date.parse` accepts nearly any text, and uses the runner's time zone for a time without a zone.
const ISO_TIME = /^(?<day>\d{4}-\d\d-\d\d)[T ](?<time>\d\d:\d\d(:\d\d(\.\d+)?)?)( ?(Z|UTC|GMT|(?<hours>[+-]\d\d)(:?(?<minutes>\d\d))?))?$/i;
const HTTP_TIME = /^[A-Z][a-z]{2}, \d\d? [A-Z][a-z]{2} \d{4} \d\d:\d\d:\d\d (GMT|UTC|[+-]\d{4})$/;
function parseTime(text) {
    if (HTTP_TIME.test(text))
        return Date.parse(text);
    const match = ISO_TIME.exec(text);
    if (match === null)
        return NaN;
    const { day = '', time = '', hours, minutes = '00' } = match.groups ?? {};
    // V8 parses this format with any valid UTC offset.
    return Date.parse(`${day}T${time}${hours === undefined ? 'Z' : `${hours}:${minutes}`}`);
}
const EPOCH_SECONDS_BELOW = 100_000_000_000;
/** The contract defines no time format. Accepts ISO 8601 and HTTP dates, and seconds or milliseconds since 1970. */
function timeOf(value) {
    if (typeof value === 'string' && !/^\d+(\.\d+)?$/.test(value))
        return parseTime(value.trim());
    if (typeof value !== 'string' && typeof value !== 'number')
        return NaN;
    return Number(value) < EPOCH_SECONDS_BELOW ? Number(value) * 1000 : Number(value);
}
const timestamp = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .pipe */ .FsL(optional(value => new Date(timeOf(value))), zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .date */ .p6U('expected a date and time'));
const optionalTimestamp = optional(value => {
    const date = new Date(timeOf(value));
    return Number.isNaN(date.getTime()) ? undefined : date;
});
const webUrl = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .url */ .OZ5({ protocol: /^https?$/, error: 'expected a URL' });
const bundle = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    bundleUrl: webUrl,
    expiresAt: timestamp,
    sizeBytes: optionalNumber(size => (Number.isInteger(size) && size > 0 ? size : undefined))
});
const agentJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
    source: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ repository: optionalText, ref: optionalText })), {}),
    model: optionalText,
    prLink: optionalText,
    createdAt: optionalTimestamp,
    archivedAt: optionalTimestamp,
    error: optionalText
});
const startedAgentJob = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ id: identifier });
const startedUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ statusId: identifier });
const texts = optional(value => (Array.isArray(value) ? value.filter(item => typeof item === 'string') : []));
// Only a hash is accepted, because workflows use the output in shell commands.
const commitSha = optional(value => typeof value === 'string' && /^[0-9a-f]{7,64}$/i.test(value) ? value : undefined);
const projectUpdate = zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({
    status,
    summary: optionalText,
    logs: texts,
    commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__/* ["catch"] */ .MfU(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .partial */ .OH3(zod_mini__WEBPACK_IMPORTED_MODULE_0__/* .object */ .Ikc({ sha: commitSha })), {})
});


/***/ }),

/***/ 97516:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ad: () => (/* binding */ serviceAddress),
/* harmony export */   Ah: () => (/* binding */ PUBLIC_SERVICE),
/* harmony export */   Kz: () => (/* binding */ apiKey),
/* harmony export */   id: () => (/* binding */ id),
/* harmony export */   pc: () => (/* binding */ baseUrl)
/* harmony export */ });
/* harmony import */ var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
/* harmony import */ var _runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(17449);
/* harmony import */ var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(96421);
/* harmony import */ var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
/* harmony import */ var _schemas_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81759);





const NOT_SAFE = 'is not https, so the key would be sent unencrypted. Plain http is allowed for loopback addresses only';
const baseUrl = zod_mini__WEBPACK_IMPORTED_MODULE_3__/* .optional */ .lqM((0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .field */ .ZZ)(value => {
    const url = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .webAddress */ .Dy)(value);
    if (url instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
        return url;
    if (!(0,_runtime_http_address_js__WEBPACK_IMPORTED_MODULE_0__/* .isSafeAddress */ .cr)(url))
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(NOT_SAFE);
    // Users copy the address from the OpenAPI description, where it includes the version.
    url.pathname = url.pathname.replace(/\/v[12]\/?$/, '/');
    return url;
}));
const PUBLIC_SERVICE = 'https://api.mintlify.com';
/** Returns `base-url`, or the public service's address if `base-url` is missing and the key is for that service. */
function serviceAddress(given, key) {
    if (given !== undefined)
        return given;
    if (key instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF)
        return key;
    return key.startsWith('mint_')
        ? new URL(PUBLIC_SERVICE)
        : new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__/* .Problem */ .AF(`\`base-url\` is missing: \`api-key\` does not begin with mint_, so it is not sent to ${PUBLIC_SERVICE}. Set \`base-url\` to the address of the API that accepts the key`);
}
const KEYS_PAGE = 'https://app.mintlify.com/settings/organization/api-keys';
/** Prefixes of keys for other APIs of the public service. */
const OTHER_KEYS = [
    ['mint_dsc_', 'a key of the assistant'],
    ['mint_us_', 'an index key of an organization']
];
const apiKey = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .required */ .mw)('an admin key, from the API keys page of the dashboard. In a workflow: ${{ secrets.… }}, which is empty in runs started from a fork', (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => {
    if (/^bearer\s/i.test(value))
        return 'must be only the key, without "Bearer"';
    if (!/^[\x21-\x7e]+$/.test(value))
        return 'contains white space or non-ASCII text: copy the key again';
    const [prefix, kind] = OTHER_KEYS.find(([start]) => value.startsWith(start)) ?? [];
    return prefix && `begins with ${prefix}, so it is ${kind}: create an admin key on ${KEYS_PAGE}`;
}));
const id = (0,_runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_1__/* .text */ .Qq)(value => (0,_schemas_js__WEBPACK_IMPORTED_MODULE_2__/* .isId */ .eQ)(value) ? undefined : `"${value}" is not an id: copy the id from the service`);


/***/ }),

/***/ 60756:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {

/* harmony export */ __webpack_require__.d(__webpack_exports__, {
/* harmony export */   Ct: () => (/* binding */ fillPlaceholders),
/* harmony export */   DF: () => (/* binding */ PLACEHOLDER_CHOICES),
/* harmony export */   Qf: () => (/* binding */ placeholdersIn)
/* harmony export */ });
/** Placeholders that templates for the bundle URL and the archive key can contain. */
const PLACEHOLDERS = ['sha256', 'version', 'job-id', 'domain'];
const ANY = /\{([^{}]*)\}/g;
const PLACEHOLDER_CHOICES = PLACEHOLDERS.map(name => `{${name}}`).join(', ');
function placeholdersIn(template) {
    const names = [...new Set([...template.matchAll(ANY)].map(([, name = '']) => name))];
    const isKnown = (name) => PLACEHOLDERS.includes(name);
    return { known: names.filter(isKnown), unknown: names.filter(name => !isKnown(name)) };
}
function fillPlaceholders(template, valueOf) {
    return template.replace(ANY, (_, name) => valueOf(name));
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
/** Maximum number of folders to search: searching a whole monorepo could take minutes. */
const MAX_FOLDERS = 20_000;
function settingsIn(folder) {
    return SETTINGS_FILES.map(name => (0,node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
}
function isFile(path) {
    try {
        return (0,node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
    }
    catch {
        // The file does not exist, or its folder cannot be accessed.
        return false;
    }
}
/** Returns the workspace if it contains documentation settings, otherwise the outermost folders with settings. */
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
        return [];
    }
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


/***/ })

};
