const id = 4354;
const ids = [4354];
const modules = {
  /***/
  65867: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.r(__webpack_exports__);
          var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43864);
          var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
          var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74167);
          var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(31274);
          await (0, _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__.e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.Q, secrets: ["github-token"] }, async (given, context) => {
            const inputs = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__.K)(given, process.env, process.argv.slice(2));
            await (0, _main_js__WEBPACK_IMPORTED_MODULE_3__.i)(inputs, { ...context, signal: (0, _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__.NE)(context.signal, inputs.timeoutMs) });
          });
          __webpack_async_result__();
        } catch (e) {
          __webpack_async_result__(e);
        }
      }, 1);
    })
  ),
  /***/
  74167: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        Q: () => (
          /* binding */
          INPUT_NAMES
        ),
        K: () => (
          /* binding */
          readInputs
        )
      });
      var external_node_path_ = __webpack_require__(76760);
      var schemas = __webpack_require__(94343);
      var ignored_targets = __webpack_require__(36378);
      var docs_url = __webpack_require__(53361);
      var input_fields = __webpack_require__(96421);
      var action_runner = __webpack_require__(75437);
      var problem = __webpack_require__(24707);
      var versions_checkout = __webpack_require__(93921);
      var docs_folder = __webpack_require__(20515);
      var external_node_fs_ = __webpack_require__(73024);
      var docs_folders = __webpack_require__(45852);
      var open_clone = __webpack_require__(42496);
      ;
      function givenBase(given, checkout, { workspace, env, isPullRequest, timeoutMs }) {
        if (given === "none")
          return { kind: "none" };
        if (given === void 0)
          return isPullRequest ? { kind: "pull-request" } : new problem.AF("`base` is missing: this run was not started by a pull request. Set `base` to a branch, a commit, a folder with the earlier version, or `none`");
        const folder = (0, external_node_path_.resolve)(workspace, given);
        const isPartOfChange = checkout.isClone && (0, versions_checkout.GL)(folder, void 0) === checkout.root;
        if ((0, external_node_fs_.lstatSync)(folder, { throwIfNoEntry: false })?.isDirectory() && (!isPartOfChange || isPath(given)))
          return baseFolder(given, folder, checkout.prefix, workspace);
        if (env["GITHUB_ACTIONS"] !== "true")
          return baseInClone(given, checkout, env, timeoutMs);
        return /^[^\s~^:?*[\\-][^\s~^:?*[\\]*$/.test(given) ? { kind: "ref", ref: given } : new problem.AF(`\`base\` "${given}" is not a folder, a branch, or a commit`);
      }
      function isPath(text) {
        return (0, external_node_path_.isAbsolute)(text) || /^\.\.?(?:[/\\]|$)/.test(text);
      }
      function baseFolder(given, folder, prefix, workspace) {
        const [only, ...others] = (0, docs_folders.Vy)(folder);
        const isThere = (0, docs_folders.RV)((0, external_node_path_.join)(folder, prefix)) !== void 0;
        const found = isThere ? (0, external_node_path_.join)(folder, prefix) : others.length === 0 ? only : void 0;
        if (found !== void 0)
          return (0, docs_folder.kD)("base", found, workspace) ?? { kind: "folder", folder: found };
        const where = prefix === "" ? "" : `, in ${prefix},`;
        return new problem.AF(`\`base\` needs docs.json or mint.json in its root${where} or in exactly one other folder: ${given}`);
      }
      function wantedFix({ checkout, isAll }, env, timeoutMs) {
        if (!checkout.isClone)
          return new problem.AF(`\`--fix\` needs a clone to detect uncommitted changes, but ${checkout.root} is not a clone. Without \`--fix\`, a comparison writes the edits to \`fixes.patch\``);
        const found = (0, open_clone.o)(checkout, env, timeoutMs);
        return found instanceof problem.AF ? found : { ...found, isAll };
      }
      function baseInClone(given, checkout, env, timeoutMs) {
        const { root, isClone } = checkout;
        const name = JSON.stringify(given);
        if (isPath(given))
          return new problem.AF(`\`base\` ${name}: the folder does not exist`);
        if (!isClone)
          return new problem.AF(`\`base\` ${name} is not a folder, and ${root} is not a clone`);
        const found = (0, open_clone.o)(checkout, env, timeoutMs);
        if (found instanceof problem.AF)
          return found;
        const { clone, head } = found;
        const commits = [given, `origin/${given}`].map((ref) => clone.resolve(`${ref}^{commit}`));
        const commit = commits.find((each) => !(each instanceof problem.AF)) ?? commits[0];
        if (commit === void 0 || commit instanceof problem.AF)
          return new problem.AF(`\`base\` ${name} is not a commit in the clone. ${fetchAdvice(clone)}`);
        const base = clone.mergeBase(commit, head);
        if (!(base instanceof problem.AF))
          return { kind: "clone", clone, head, base };
        return new problem.AF(`\`base\` ${name} has no commit in common with the checked-out commit. ${fetchAdvice(clone)}. Or compare with a folder: run \`git worktree add ../base ${given}\`, then set \`--base ../base\``);
      }
      function fetchAdvice(clone) {
        const command = `git fetch${clone.isShallow() ? " --unshallow" : ""} origin BRANCH`;
        return `Fetch the branch: run \`${command}\`, then set \`--base FETCH_HEAD\``;
      }
      var shell_word = __webpack_require__(37397);
      ;
      const COMMAND = "--command=";
      function fixCommand({ base, "docs-path": docsPath, "check-ignore": ignore }, { env, switches, serverUrl, pullRequest, prefix }) {
        const typed = switches.find((arg) => arg.startsWith(COMMAND))?.slice(COMMAND.length);
        const fix = base === "none" || switches.includes("--all") ? ["--fix", "--all"] : ["--fix"];
        if (typed !== void 0)
          return [typed, ...fix].join(" ");
        const { GITHUB_ACTION_REPOSITORY: repository = "", GITHUB_ACTION_REF: ref = "" } = env;
        if (repository === "")
          return void 0;
        const source = serverUrl === "https://github.com" ? `github:${repository}` : `git+${serverUrl}/${repository}.git`;
        const folder = docsPath === void 0 || prefix === "" ? [] : ["--docs-path", prefix.replace(/\/$/, "")];
        const given = base !== void 0 && /^(?:\.|\/|[a-z]:)/i.test(base) ? void 0 : base;
        const own = given ?? pullRequest?.baseRef ?? pullRequest?.baseSha ?? base;
        const words = [`${source}${ref === "" ? "" : `#${ref}`}`, "pull-request", ...folder];
        const ignored = ignore === void 0 ? [] : ["--check-ignore", ignore];
        const compared = own === void 0 ? [] : ["--base", own];
        return ["npx", ...words, ...compared, ...ignored, ...fix].map(shell_word.quoted).join(" ");
      }
      var preview = __webpack_require__(87755);
      ;
      const EVENTS = ["pull_request", "pull_request_target"];
      const schema = schemas.Ikc({
        pull_request: schemas.Ikc({
          number: schemas.aig(),
          head: schemas.Ikc({ sha: schemas.YjP() }),
          base: schemas.Ikc({ sha: schemas.YjP(), ref: schemas.lqM(schemas.YjP()) })
        })
      });
      function readPullRequest(env) {
        if (!EVENTS.includes(env["GITHUB_EVENT_NAME"] ?? ""))
          return void 0;
        const read = (0, action_runner.j)(env, schema)?.pull_request;
        return read && { number: read.number, headSha: read.head.sha, baseSha: read.base.sha, baseRef: read.base.ref };
      }
      var docs_addresses = __webpack_require__(66022);
      var findings = __webpack_require__(19711);
      ;
      const some = (choices) => (0, input_fields.ZZ)((value) => {
        const entries = (0, input_fields.Mc)(value);
        const isKnown = (entry) => choices.some((choice) => choice === entry);
        const unknown = entries.filter((entry) => !isKnown(entry));
        if (entries.length === 0)
          return new problem.AF(`is empty: choose from ${choices.join(", ")}`);
        return unknown.length === 0 ? entries.filter(isKnown) : new problem.AF(`"${unknown.join('", "')}" ${unknown.length === 1 ? "is" : "are"} unknown: choose from ${choices.join(", ")}`);
      });
      const siteAddress = (0, input_fields.ZZ)((value) => (0, docs_addresses.x)(value) ?? new problem.AF(`"${value}" is invalid: use the form https://docs.example.com`));
      const inputs_preview = (0, input_fields.ZZ)((value) => value === preview.Q ? preview.Q : (0, docs_addresses.x)(value) ?? new problem.AF(`"${value}" is invalid: use the form https://preview.example.com, or \`${preview.Q}\``));
      const DEFAULT_TIMEOUT_MS = 10 * 6e4;
      const fields = schemas.Ikc({
        "docs-path": schemas.lqM(schemas.YjP()),
        base: schemas.lqM(schemas.YjP()),
        check: schemas.Rvf((0, input_fields.yL)(["off", "warn", "fail"]), "warn"),
        "check-fail-on": schemas.Rvf(some(findings.mH), [...findings.LG]),
        "check-ignore": schemas.Rvf(ignored_targets.x, []),
        comment: schemas.Rvf(input_fields.Jt, true),
        suggest: schemas.Rvf(input_fields.Jt, false),
        "preview-url": schemas.lqM(inputs_preview),
        "site-url": schemas.lqM(siteAddress),
        format: schemas.Rvf(some(["codequality", "junit"]), []),
        "github-token": schemas.lqM(schemas.YjP()),
        timeout: schemas.Rvf(input_fields.p0, DEFAULT_TIMEOUT_MS)
      });
      const INPUT_NAMES = Object.keys(fields.shape);
      function readGiven(given, env, switches, run) {
        const { workspace, sha, isRunner, isPullRequest } = run;
        const isAll = switches.includes("--all");
        const folder = (0, docs_folder.pe)(given["docs-path"], workspace, isRunner);
        const checkout = folder instanceof problem.AF ? folder : (0, versions_checkout.b$)(folder, workspace, { sha, isRunner });
        return (0, input_fields.qU)(fields, given, (parsed) => {
          const timeoutMs = parsed.timeout instanceof problem.AF ? DEFAULT_TIMEOUT_MS : parsed.timeout;
          const workingTree = checkout instanceof problem.AF || !switches.includes("--fix") ? void 0 : wantedFix({ checkout, isAll }, env, timeoutMs);
          const base = given["base"] ?? (isAll ? "none" : void 0);
          return {
            checkout,
            workingTree,
            base: checkout instanceof problem.AF ? checkout : givenBase(base, checkout, { workspace, env, isPullRequest, timeoutMs })
          };
        });
      }
      function readInputs(given, env, switches = []) {
        const runner = (0, action_runner.f)(env);
        const { workspace, serverUrl, apiUrl, repository, runUrl, sha, tempDir } = runner;
        const isRunner = env["GITHUB_ACTIONS"] === "true";
        const pullRequest = readPullRequest(env);
        const isPullRequest = pullRequest !== void 0;
        const read = readGiven(given, env, switches, { workspace, sha, isRunner, isPullRequest });
        return {
          checkout: read.checkout,
          base: read.base,
          /** Options for `--fix`, which edits the working tree; undefined if this switch is missing. */
          workingTree: read.workingTree,
          pullRequest,
          check: read.check,
          failOn: read["check-fail-on"],
          ignore: read["check-ignore"],
          comment: read.comment,
          suggest: read.suggest,
          previewUrl: read["preview-url"],
          siteUrl: read["site-url"],
          formats: read.format,
          timeoutMs: read.timeout,
          /** Time limit for each nonessential task, such as reading the base or writing the comment. */
          shareMs: read.timeout / 3,
          /** Whether the run is on a runner. A command-line run shows the summary but no annotations. */
          isRunner,
          /** Whether the log contains the findings. The program's `check` prints them itself. */
          logsFindings: !switches.includes("--no-findings"),
          github: {
            token: read["github-token"],
            apiUrl,
            repository,
            serverUrl,
            runUrl
          },
          /** Depends on the docs folder, because one job can review several folders. */
          outputDir: (0, external_node_path_.join)(tempDir, `pull-request${(0, docs_folder.bV)(read.checkout.path)}`),
          /** Undefined if artifacts cannot be uploaded. */
          patchArtifact: runner.hasArtifactStorage ? `docs-fixes${(0, docs_folder.bV)(read.checkout.path)}.patch` : void 0,
          docsUrl: (0, docs_url.fs)(env),
          fixCommand: fixCommand(given, { env, switches, serverUrl, pullRequest, prefix: read.checkout.prefix })
        };
      }
    })
  ),
  /***/
  31274: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        i: () => (
          /* binding */
          main
        )
      });
      var github_client = __webpack_require__(2336);
      var run = __webpack_require__(43864);
      var stop_reason = __webpack_require__(54639);
      var summary = __webpack_require__(37223);
      var with_more = __webpack_require__(1896);
      ;
      const FINDINGS_FILE = "findings.json";
      const COMMENT_LIMIT = {
        max: 6e4,
        maxSections: 35e3,
        sizeOf: (text) => text.length,
        rest: "in the job summary"
      };
      const SUMMARY_LIMIT = {
        max: 1e6,
        maxSections: 1e6,
        sizeOf: (text) => Buffer.byteLength(text)
      };
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
      function within(items, render, budget) {
        const rows = [];
        for (const item of items.slice(0, budget.format.maxItems)) {
          const row = render(item);
          const size = typeof row === "string" ? budget.sizeOf(row) + 1 : budget.sizeOf(row.join(" | ")) + 5;
          if (size > budget.remaining)
            break;
          budget.remaining -= size;
          rows.push(row);
        }
        return { rows, rest: items.length - rows.length };
      }
      function list(heading, items, render, budget, file) {
        if (items.length === 0)
          return "";
        const { rows, rest } = within(items, render, budget);
        return `${heading}
${rows.join("\n")}${moreText(rest, budget, file)}`;
      }
      function tableOf(header, items, render, budget, file) {
        if (items.length === 0)
          return "";
        const { rows, rest } = within(items, render, budget);
        const table = rows.length === 0 ? "" : budget.format.table(header, rows);
        return `${table}${moreText(rest, budget, file)}`;
      }
      function moreText(count, budget, file) {
        return count === 0 ? "" : `

\u2026 ${(0, with_more.andMore)(count)}${restText(budget, file)}.`;
      }
      function restText({ rest, format }, file) {
        if (rest !== void 0)
          return ` ${rest}`;
        return file === void 0 ? "" : ` in ${format.code(file)}`;
      }
      var text_format = __webpack_require__(64579);
      var clip = __webpack_require__(74238);
      var plain_text = __webpack_require__(39180);
      var group_by = __webpack_require__(21873);
      var units = __webpack_require__(81529);
      var navigation_changes = __webpack_require__(40373);
      var word_diff = __webpack_require__(75);
      var site_address = __webpack_require__(2360);
      var comparison_findings = __webpack_require__(19711);
      ;
      const MAX_LINE = 1e3;
      const MAX_ADDRESS = 150;
      const CHANGE_KINDS = ["added", "removed", "moved", "changed"];
      function words({ wordsAdded, wordsRemoved }) {
        const parts = [
          wordsAdded === 0 ? "" : `+${(0, units.formatCount)(wordsAdded)}`,
          wordsRemoved === 0 ? "" : `\u2212${(0, units.formatCount)(wordsRemoved)}`
        ];
        return joined(parts, " ");
      }
      function fixableText(findings) {
        const fresh = findings.filter(({ isNew }) => isNew);
        const fixable = fresh.filter(({ fix }) => fix !== void 0).length;
        if (fixable === 0)
          return "";
        const total = (0, units.formatCount)(fresh.length, "new finding");
        const which = fresh.length === 1 ? "The new finding" : `All ${total}`;
        return `${fixable === fresh.length ? which : `${(0, units.formatCount)(fixable)} of ${total}`} can be fixed automatically`;
      }
      function oneRowPerLine(findings) {
        return [...(0, group_by.$)(findings, lineKey).values()].flatMap(([first]) => first ?? []);
      }
      function oneRowPerPlace(findings) {
        const keyOf = (finding) => JSON.stringify([lineKey(finding), finding.column]);
        return [...(0, group_by.$)(findings, keyOf).values()].flatMap(([first]) => first ?? []);
      }
      function lineKey(finding) {
        return JSON.stringify([(0, comparison_findings.fl)(finding), finding.line, finding.message, finding.suggestion]);
      }
      function consoleLines({ findings, hints, notCompared }) {
        const shown = oneRowPerPlace(findings.filter(({ isNew }) => isNew || notCompared !== void 0));
        return [
          ...shown.map(({ kind, ...finding }) => {
            const { file, line, column } = finding;
            return `${file}:${line}:${column}: ${kind} ${(0, comparison_findings.bD)(finding)}`;
          }),
          ...hints.map(({ file, line, column, text }) => `${file}:${line}:${column}: hint ${text}`)
        ].map((line) => (0, clip.clip)((0, plain_text.plainText)(line), MAX_LINE));
      }
      function pageUrl(host, address2) {
        return host + new site_address.SiteAddress(address2.slice(1)).pathname;
      }
      function sourceAddress({ file, line }, { sources }) {
        return sources && `${sources}/${(0, site_address.encodeStrictly)(file)}?plain=1#L${line}`;
      }
      function joined(parts, separator) {
        return parts.filter((part) => part !== "").join(separator);
      }
      function address(text, { code }) {
        return code((0, clip.clip)(text, MAX_ADDRESS));
      }
      function namesOf(names, format) {
        const shown = names.map((name) => address(name, format));
        return (0, with_more.withMore)(shown, 3, names.length).join(", ");
      }
      ;
      const CHANGES_FILE = "changes.json";
      function leftoversSection({ leftovers: leftovers2 }, budget) {
        const { format } = budget;
        const { unusedImages, laggingTranslations } = leftovers2;
        const images = list("", unusedImages, (file) => `- ${address(file, format)}`, budget, CHANGES_FILE);
        const translations = list("", laggingTranslations, (each) => `- ${address(each.file, format)}: ${differenceOf(each, format)}`, budget, CHANGES_FILE);
        const used = `${(0, units.formatCount)(unusedImages.length, "image")} that no page uses any more`;
        const lagging = `${(0, units.formatCount)(laggingTranslations.length, "translation")} with other headings or code blocks than the changed page`;
        return joined([
          images && format.details(used, images.trimStart()),
          translations && format.details(lagging, translations.trimStart())
        ], "\n\n");
      }
      function differenceOf({ source, headings, codeBlocks }, format) {
        const counts = [
          ["heading", headings],
          ["code block", codeBlocks]
        ];
        return joined(counts.map(([noun, { own, source: now }]) => own === now ? "" : `${(0, units.formatCount)(own, noun)}, ${(0, units.formatCount)(now)} on ${address(source, format)}`), "; ");
      }
      ;
      function vanishedSection({ vanished, settings }, budget) {
        const { format } = budget;
        if (vanished.length === 0)
          return "";
        const [listed, unlisted] = [false, true].map((isUnlisted) => vanished.filter((each) => (each.isUnlisted ?? false) === isUnlisted));
        const total = `${(0, units.formatCount)(vanished.length)} ${vanished.length === 1 ? "address" : "addresses"} removed`;
        const start = [format.strong(`${total} without a working redirect.`), ...outsideNotes(vanished, format)];
        const shown = redirectsAndLists(listed, settings, start.join(" "), budget);
        if (unlisted.length === 0)
          return shown;
        const isAll = unlisted.length === vanished.length;
        const title = isAll ? "Not in the navigation" : `${(0, units.formatCount)(unlisted.length)} of them not in the navigation`;
        const folded = redirectsAndLists(unlisted, settings, "", budget);
        return joined([shown, format.details(title, folded)], "\n\n");
      }
      function redirectsAndLists(vanished, settings, start, budget) {
        const { format } = budget;
        const entries = vanished.filter(({ destination, entry }) => destination !== void 0 && entry === void 0);
        const existing = vanished.filter(({ entry }) => entry !== void 0);
        const { rows, rest } = within(entries, ({ address: source, destination }) => (0, plain_text.visibleJson)(JSON.stringify({ source, destination }, void 0, 1).replaceAll(/\n\s*/g, " ")), budget);
        const others = vanished.filter(({ destination, entry }) => destination === void 0 && entry === void 0);
        const [known, unknown] = [true, false].map((isKnown) => others.filter(({ moved, gitRename }) => (moved !== void 0 || gitRename !== void 0) === isKnown));
        const note = rest > 0 ? ` (${(0, units.formatCount)(rest)} more${restText(budget, FINDINGS_FILE)})` : "";
        const instruction = `Add to \`redirects\` in \`${settings}\`${note}:`;
        const parts = [
          joined([start, rows.length === 0 ? "" : instruction], " "),
          // The code block is a separate section, because text on the same line as the closing fence would become code.
          rows.length === 0 ? "" : format.fenced(rows.join(",\n"), "json"),
          list("Change these broken redirects:\n", existing, ({ address: source, destination, entry }) => `- line ${entry?.line ?? 0} of ${address(entry?.file ?? "", format)}: ${address(source, format)}${destination === void 0 ? "" : ` to ${address(destination, format)}`}`, budget, FINDINGS_FILE),
          list("No redirect is suggested for:\n", known, (each) => `- ${address(each.address, format)}: ${notSuggested(each, settings, format)}`, budget, FINDINGS_FILE),
          list("No similar page was found for:\n", unknown, (each) => `- ${address(each.address, format)}`, budget, FINDINGS_FILE)
        ];
        return joined(parts, "\n\n");
      }
      function notSuggested({ moved, gitRename }, settings, format) {
        const rename = gitRename === void 0 ? "" : `at least half of its text is now at ${address(gitRename, format)}`;
        if (moved === void 0)
          return rename;
        const to = address(moved.to, format);
        const reason = moved.isSameName ? `the page is now at ${to}, which differs only in case. Where case is ignored, such a redirect leads to itself` : moved.isRedirected ? `the page is now at ${to}, but ${address(settings, format)} redirects ${to}` : `the page at ${to} has the same or nearly the same text, but can be about something else`;
        return joined([rename, reason], "; ");
      }
      function outsideNotes(vanished, format) {
        return [...(0, group_by.$)(vanished, ({ outside }) => outside)].flatMap(([folder, { length }]) => {
          if (folder === void 0)
            return [];
          const redirects = length === 1 ? "The redirect for 1 of them begins" : `The redirects for ${(0, units.formatCount)(length)} of them begin`;
          return `${redirects} with ${address(folder, format)}, which is not part of the address of any page.`;
        });
      }
      ;
      const PAGE_ROWS = ["removed", "moved", "changed", "added"];
      const MAX_TITLE = 100;
      const CONTEXT_WORDS = 8;
      const MAX_WORD = 300;
      function renderReview(review, links, limit = COMMENT_LIMIT, format = text_format.MARKDOWN) {
        const sections = renderSections([
          { share: 0.35, render: (budget) => findingsTable(review, links, budget) },
          { share: 0.25, render: (budget) => vanishedSection(review, budget) },
          { share: 0.2, render: (budget) => pagesTable(review, links, budget) },
          { share: 0.05, render: (budget) => redirectList(review, budget) },
          { share: 0.05, render: (budget) => navigationList(review, budget) },
          { share: 0.05, render: (budget) => hintsSection(review, budget) },
          { share: 0.03, render: (budget) => idsSection(review, budget) },
          { share: 0.02, render: (budget) => leftoversSection(review, budget) }
        ], limit, format);
        const start = joined([facts(review, links, format), fixesLine(review, links, format), ...sections], "\n\n");
        const ending = `

The changed text on the other pages is ${limit.rest ?? "left out"}.`;
        const free = { ...limit, max: limit.max - limit.sizeOf(start + ending) };
        return `${start}${changedTexts(review, ending, free, format)}
`;
      }
      function facts({ notCompared, findings, unread }, { preview, knownFindings }, format) {
        const { linkAndAddress } = format;
        const known = findings.filter(({ isNew }) => !isNew).length;
        const how = knownFindings === void 0 ? "" : ` (${knownFindings})`;
        const where = notCompared === void 0 ? `that the base also has${how}` : "in total";
        const parts = [
          preview === void 0 ? "" : linkAndAddress("Preview", `${preview}/`),
          notCompared === void 0 ? "" : `No finding is marked as new: ${format.text(notCompared)}`,
          unread.length === 0 ? "" : `The effect of changes in ${namesOf(unread, format)} is unknown`,
          known === 0 ? "" : `${(0, units.formatCount)(known, "finding")} ${where}`
        ];
        return joined(parts, " \xB7 ");
      }
      function pagesTable({ pages }, links, budget) {
        const listed = PAGE_ROWS.flatMap((kind) => pages[kind].map((page) => ({ kind, page })));
        const render = ({ kind, page }) => pageRow(kind, page, links, budget.format);
        return tableOf(["", "Page", "Words", ""], listed, render, budget, "changes.json");
      }
      function pageRow(kind, page, { preview, live }, format) {
        const { link, text: escaped } = format;
        const { path, title, from, gitRename, through, what, text } = page;
        const here = kind === "removed" ? live : preview;
        const old = from ?? (kind === "changed" ? path : void 0);
        const notes = [
          from === void 0 ? "" : `from ${address(from, format)}`,
          gitRename === void 0 ? "" : `at least half of its text is now at ${address(gitRename, format)}`,
          through.length === 0 ? "" : `through ${namesOf(through, format)}`,
          what.length === 0 || kind === "moved" ? "" : escaped((0, clip.clip)(what.join(", "), MAX_TITLE)),
          live === void 0 || old === void 0 ? "" : link("live", pageUrl(live, old))
        ];
        return [
          kind.charAt(0).toUpperCase() + kind.slice(1),
          `${link((0, clip.clip)(title, MAX_TITLE), here && pageUrl(here, path))} ${address(path, format)}`,
          words(text),
          joined(notes, " \xB7 ")
        ];
      }
      function findingsTable({ findings, notCompared }, links, budget) {
        const shown = findings.filter(({ isNew, kind }) => notCompared === void 0 ? isNew && kind !== "removed-address" : true);
        const hasFixes = shown.some(({ fix }) => fix !== void 0);
        const header = [
          notCompared === void 0 ? "New finding" : "Finding",
          "Where",
          hasFixes ? "Fix" : "Closest match"
        ];
        const single = oneRowPerPlace(shown);
        const perLine = (0, group_by.x)(single.map(lineKey));
        const groups = (0, group_by.$)(single, (each) => each.kind === "other-version" ? each.file : JSON.stringify([lineKey(each), each.column]));
        const render = ([finding, ...more]) => {
          if (more.length > 0)
            return groupRow([finding, ...more], links, budget.format);
          const column = (perLine.get(lineKey(finding)) ?? 0) > 1 ? finding.column : void 0;
          return findingRow(finding, { links, closest: hasFixes ? "closest: " : "", column }, budget.format);
        };
        const rows = [...groups.values()].flatMap(([first, ...more]) => first === void 0 ? [] : [[first, ...more]]);
        return tableOf(header, rows, render, budget, FINDINGS_FILE);
      }
      function groupRow(findings, links, format) {
        const [first] = findings;
        const { length: fixes } = findings.filter(({ fix }) => fix !== void 0);
        const message = `${(0, units.formatCount)(findings.length, "link")} to other versions or languages. ${first.message}`;
        return [
          format.text((0, clip.clip)(message, MAX_WORD)),
          format.link(`${(0, clip.clip)(first.file, MAX_ADDRESS)}:${first.line}`, sourceAddress(first, links)),
          fixes === 0 ? "" : (0, units.formatCount)(fixes, "link")
        ];
      }
      function findingRow(finding, { links, closest, column }, format) {
        const { message, file, line, suggestion, fix } = finding;
        const hint = suggestion === void 0 ? "" : closest + address(suggestion, format);
        return [
          format.text((0, clip.clip)(message, MAX_WORD)),
          format.link(`${(0, clip.clip)(file, MAX_ADDRESS)}:${line}${column === void 0 ? "" : `:${column}`}`, sourceAddress(finding, links)),
          fix === void 0 ? hint : fixText(fix, format)
        ];
      }
      function fixText({ kind, to, edit }, format) {
        return kind === "redirect" ? `redirect to ${address(to, format)}` : address(edit.after, format);
      }
      function fixesLine({ findings }, links, format) {
        const { fixes, howToFix, fixCommand } = links;
        const { linkAndAddress, strong } = format;
        const text = fixableText(findings);
        if (text === "")
          return "";
        const how = howToFix === void 0 ? "" : ` (${linkAndAddress("how", howToFix)})`;
        const ways = [
          fixCommand === void 0 ? "" : `Run in a clone${how}:`,
          fixCommand === void 0 ? "" : format.fenced((0, plain_text.plainText)(fixCommand), "sh"),
          fixes === void 0 ? "" : `${fixCommand === void 0 ? "Apply" : "Or apply"} \`fixes.patch\` from ${linkAndAddress("the artifact", fixes)}.`
        ];
        const [first = "", ...others] = ways.filter((way) => way !== "");
        return joined([`${strong(`${text}.`)}${first === "" ? how : ` ${first}`}`, ...others], "\n\n");
      }
      function redirectList({ redirects: { added, removed, changed } }, budget) {
        const { format } = budget;
        const shown = (text) => address(text, format);
        const rows = [
          ...removed.map(({ source, destination }) => `- removed: ${shown(source)} to ${shown(destination)}`),
          ...changed.map(({ source, destination, from }) => `- changed: ${shown(source)} to ${shown(destination)}, before to ${shown(from)}`),
          ...added.map(({ source, destination }) => `- added: ${shown(source)} to ${shown(destination)}`)
        ];
        return list(`${format.strong("Redirects:")}
`, rows, (row) => row, budget, "changes.json");
      }
      function navigationList({ navigation }, budget) {
        const { format } = budget;
        const parts = [
          list(`${format.strong("Pages no longer in the navigation")}, but still available:
`, navigation.filter((change) => change.kind === "left"), ({ path, title }) => `- ${address(path, format)} ${format.text((0, clip.clip)(title, MAX_TITLE))}`, budget),
          list(`${format.strong("Navigation:")}
`, navigation.filter(({ kind }) => kind !== "left"), (change) => `- ${format.text((0, clip.clip)((0, navigation_changes.u)(change), MAX_WORD))}`, budget)
        ];
        return joined(parts, "\n\n");
      }
      function hintsSection({ hints }, budget) {
        const { format } = budget;
        const content = list("", hints, ({ file, line, text }) => `- ${address(`${file}:${line}`, format)}: ${format.text((0, clip.clip)(text, MAX_WORD))}`, budget, FINDINGS_FILE);
        return content && format.details((0, units.formatCount)(hints.length, "hint"), content.trimStart());
      }
      function idsSection({ lostIds }, budget) {
        const { format } = budget;
        const count = lostIds.flatMap(({ ids: ids2 }) => ids2).length;
        const content = list("", lostIds, ({ path, ids: ids2 }) => `- ${address(path, format)}: ${namesOf(ids2.map((id2) => `#${id2}`), format)}`, budget);
        const summary2 = `${(0, units.formatCount)(count, "anchor")} removed: links from other sites may break`;
        return content && format.details(summary2, content.trimStart());
      }
      function changedTexts({ pages }, ending, limit, format) {
        const all = [...pages.changed, ...pages.moved].filter(({ text: { wordsAdded, wordsRemoved } }) => wordsAdded + wordsRemoved > 0);
        let [text, size] = ["", 0];
        for (const [at, { path, title, text: change }] of all.entries()) {
          if (at === format.maxItems)
            return `${text}${moreText(all.length - at, { format })}`;
          const summary2 = `${format.text((0, clip.clip)(title, MAX_TITLE))} ${address(path, format)}: ${words(change)}`;
          const content = (0, word_diff.e)(change.parts, CONTEXT_WORDS).map((part) => partText(part, format)).join("");
          const section = `

${format.details(summary2, format.paragraph(content))}`;
          size += limit.sizeOf(section);
          if (size > limit.max)
            return text + ending;
          text += section;
        }
        return text;
      }
      function partText({ kind, text }, format) {
        const escaped = text.split(/\n+/).map((line) => format.text(line.replaceAll(/\S+/g, (word) => (0, clip.clip)(word, MAX_WORD)))).join(format.lineBreak);
        if (kind === "same" || escaped === "")
          return escaped;
        return kind === "added" ? format.inserted(escaped) : format.deleted(escaped);
      }
      ;
      const REDIRECT_CHANGES = ["removed", "changed", "added"];
      function verdict({ pages, findings, notCompared, isUnchecked, ...lists }) {
        if (notCompared !== void 0)
          return "Documentation not compared with its base";
        const fresh = findings.filter(({ isNew }) => isNew);
        const counts = countChanges("page", CHANGE_KINDS, pages);
        const none = isUnchecked === true ? "Not checked for problems" : "No new problems";
        const problems = fresh.length === 0 ? none : `New: ${(0, comparison_findings.xb)(fresh)}`;
        const { length: leftPages } = lists.navigation.filter(({ kind }) => kind === "left");
        const left = leftPages === 0 ? "" : ` ${(0, units.formatCount)(leftPages, "page")} no longer in the navigation.`;
        const other = lists.navigation.length > 0 && left === "" ? " The navigation changes." : "";
        const redirects = countChanges("redirect", REDIRECT_CHANGES, lists.redirects);
        const redirected = redirects === "" ? "" : ` ${redirects}.`;
        const unread = lists.unread.length === 0 ? "" : `${(0, units.formatCount)(lists.unread.length, "changed file")} cannot be read`;
        const pageChanges = joined([counts, unread], ". ") || "No page changes";
        return `${pageChanges}.${left}${other}${redirected} ${problems}`;
      }
      function countChanges(noun, kinds, changes) {
        return kinds.filter((kind) => changes[kind].length > 0).map((kind, at) => `${(0, units.formatCount)(changes[kind].length, at === 0 ? noun : void 0)} ${kind}`).join(", ");
      }
      var failure = __webpack_require__(98362);
      var http_error = __webpack_require__(24710);
      var schemas = __webpack_require__(94343);
      ;
      const viewerSchema = schemas.Ikc({ viewer: schemas.Ikc({ databaseId: schemas.aig() }) });
      const pullSchema = schemas.Ikc({ head: schemas.Ikc({ sha: schemas.YjP() }) });
      async function viewerOf(client) {
        const what = "Reading the token identity";
        return (await queryGraph(client, what, viewerSchema, "{ viewer { databaseId } }")).viewer.databaseId;
      }
      async function queryGraph(client, what, schema, query, variables = {}) {
        const url = client.graphqlUrl;
        const { data } = await client.call(what, schemas.Ikc({ data: schema }), async (octokit) => await octokit.request({ method: "POST", url, query, variables }));
        return data;
      }
      async function isOutdated(client, { number, headSha }) {
        const { head } = await client.request(`Reading pull request ${number}`, pullSchema, `GET pulls/${number}`);
        return head.sha !== headSha;
      }
      ;
      const comment = schemas.Ikc({
        id: schemas.aig(),
        html_url: schemas.YjP(),
        body: schemas.lqM(schemas.mee(schemas.YjP())),
        user: schemas.mee(schemas.Ikc({ id: schemas.aig() }))
      });
      class PullRequestComment {
        #client;
        #pullRequest;
        /** Hidden first line, by which the next run finds the comment. */
        #marker;
        constructor(client, pullRequest, docsPath) {
          this.#client = client;
          this.#pullRequest = pullRequest;
          const name = encodeURIComponent(docsPath.toWellFormed()).replaceAll("--", "%2D%2D");
          this.#marker = `<!-- static-docs-export pull-request ${name} -->`;
        }
        /** Writes the comment and returns its address. If there are no changes, only updates an existing comment. */
        async write(text, { hasChanges }) {
          if (await isOutdated(this.#client, this.#pullRequest)) {
            this.#client.log.info("The pull request has a newer commit, whose run writes the comment.");
            return void 0;
          }
          const body = `${this.#marker}
${text}`;
          const viewer = await viewerOf(this.#client);
          const [oldest, ...others] = await this.#list(viewer);
          await this.#remove(others);
          const updated = oldest && await this.#update(oldest, body);
          const written = updated ?? (hasChanges ? await this.#create(body, viewer) : void 0);
          return written?.html_url;
        }
        /** Lists the comments that the token's identity wrote and that begin with the marker, oldest first. */
        async #list(viewer) {
          const found = [];
          const route = `GET issues/${this.#pullRequest.number}/comments`;
          const what = "Reading the comments on the pull request";
          const comments = this.#client.list(what, schemas.YOg(comment), route);
          for await (const each of comments) {
            const [firstLine = ""] = (each.body ?? "").split(/\r?\n/, 1);
            if (each.user?.id === viewer && firstLine === this.#marker)
              found.push(each);
          }
          return found.sort((a, b) => a.id - b.id);
        }
        /** Returns the updated comment, or undefined if someone has deleted the comment. */
        async #update(old, body) {
          if (old.body?.replaceAll("\r\n", "\n") === body)
            return old;
          const route = `PATCH issues/comments/${old.id}`;
          return await this.#client.request("Updating the comment", comment, route, { body }).catch(github_client.CA);
        }
        /** Creates the comment. If another run creates a comment at the same time, both runs keep the oldest comment. */
        async #create(body, viewer) {
          const route = `POST issues/${this.#pullRequest.number}/comments`;
          const created = await this.#client.request("Creating the comment", comment, route, { body });
          const [oldest = created, ...others] = await this.#list(viewer);
          await this.#remove(others);
          return oldest.id === created.id ? created : await this.#update(oldest, body);
        }
        async #remove(comments) {
          for (const { id: id2 } of comments) {
            const route = `DELETE issues/comments/${id2}`;
            await this.#client.request("Deleting a duplicate comment", schemas.L5J(), route).catch(github_client.CA);
          }
        }
      }
      var external_node_crypto_ = __webpack_require__(77598);
      var read_below = __webpack_require__(92790);
      var markdown = __webpack_require__(16081);
      var compare_files = __webpack_require__(32464);
      var edited_text = __webpack_require__(26722);
      ;
      function shownLines(patch) {
        const lines = /* @__PURE__ */ new Map();
        let number = 0;
        let left = 0;
        for (const line of patch.split("\n")) {
          const [, start, count = "1"] = left > 0 ? [] : /^@@ -\d+(?:,\d+)? \+(\d+)(?:,(\d+))? @@/.exec(line) ?? [];
          if (start !== void 0) {
            number = Number(start);
            left = Number(count);
          } else if (left > 0 && /^[+ ]/.test(line)) {
            lines.set(number, withoutReturn(line.slice(1)));
            number += 1;
            left -= 1;
          }
        }
        return lines;
      }
      function withoutReturn(line) {
        return line.endsWith("\r") ? line.slice(0, -1) : line;
      }
      ;
      const MAX_SUGGESTIONS = 30;
      const MAX_MESSAGES = 3;
      const MAX_MESSAGE = 300;
      const MAX_BODY = 6e4;
      const MAX_THREAD_PAGES = 100;
      const fileSchema = schemas.Ikc({
        filename: schemas.YjP(),
        /** Blob id of the file in the head. Null for a submodule. */
        sha: schemas.mee(schemas.YjP()),
        /** Missing for binary files and for very large files. */
        patch: schemas.lqM(schemas.YjP())
      });
      const commentSchema = schemas.Ikc({
        id: schemas.aig(),
        body: schemas.YjP(),
        /** Line in the head. Null if the diff no longer has the line. */
        line: schemas.lqM(schemas.mee(schemas.aig())),
        user: schemas.mee(schemas.Ikc({ id: schemas.aig() }))
      });
      const reviewSchema = schemas.Ikc({ html_url: schemas.YjP() });
      const threadsSchema = schemas.Ikc({
        repository: schemas.Ikc({
          pullRequest: schemas.Ikc({
            reviewThreads: schemas.Ikc({
              pageInfo: schemas.Ikc({ hasNextPage: schemas.zMY(), endCursor: schemas.mee(schemas.YjP()) }),
              nodes: schemas.YOg(schemas.Ikc({
                isResolved: schemas.zMY(),
                comments: schemas.Ikc({ nodes: schemas.YOg(schemas.Ikc({ databaseId: schemas.mee(schemas.aig()) })) })
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
          const fixed = findings.flatMap(({ isNew, fix, message }) => isNew && fix ? [{ ...fix, message }] : []);
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
          if (fresh.length === 0 || await isOutdated(this.#client, this.#pullRequest))
            return;
          const url = await this.#create(fresh);
          log.info(`${(0, units.formatCount)(fresh.length, "suggestion")} to commit: ${url}`);
        }
        /** Finds suggestions for files and lines that the diff shows. */
        async #find(fixes) {
          const wanted = (0, group_by.$)(fixes, ({ edit }) => edit.file);
          const found = [];
          const route = `GET pulls/${this.#pullRequest.number}/files`;
          const files = this.#client.list("Reading the files in the pull request", schemas.YOg(fileSchema), route);
          for await (const { filename: file, sha, patch } of files) {
            const own = wanted.get(file);
            const content = own && (0, read_below.readIfThere)(this.#root, file);
            if (content === void 0 || patch === void 0 || sha === null)
              continue;
            found.push(...suggestionsIn({ content, sha, lines: shownLines(patch) }, own ?? []));
          }
          return found;
        }
        /** Returns all earlier suggestions by the token identity, including outdated and resolved suggestions. */
        async #earlier() {
          const viewer = await viewerOf(this.#client);
          const route = `GET pulls/${this.#pullRequest.number}/comments`;
          const what = "Reading the review comments on the pull request";
          const comments = this.#client.list(what, schemas.YOg(commentSchema), route);
          const own = /* @__PURE__ */ new Map();
          for await (const { id: id2, body, line, user } of comments) {
            const marker = user?.id === viewer ? markerIn(body) : void 0;
            if (marker !== void 0)
              own.set(id2, { ...marker, at: line ?? void 0 });
          }
          const resolved = own.size === 0 ? [] : await this.#resolved();
          const groups = (0, group_by.$)([...own.values()], ({ whole }) => whole);
          return {
            suggested: new Map([...groups].map(([whole, equal]) => [whole, equal.map(({ at }) => at)])),
            resolved: new Set(resolved.flatMap((id2) => own.get(id2)?.line ?? []))
          };
        }
        /** Returns the ids of the first comments in resolved threads. */
        async #resolved() {
          const found = [];
          const variables = { ...this.#client.repo, number: this.#pullRequest.number };
          const what = "Reading the review threads on the pull request";
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
          const comments = suggestions.map(({ file: path, line, body }) => ({ path, line, side: "RIGHT", body }));
          const fields = { commit_id: headSha, event: "COMMENT", comments };
          const route = `POST /repos/${this.#client.repository}/pulls/${number}/reviews`;
          const sent = await this.#client.send(reviewSchema, async (octokit) => await octokit.request(route, fields));
          return sent.data.html_url;
        }
      }
      function suggestionsIn({ content, sha, lines }, fixes) {
        const ownLines = content.toString().split("\n").map(withoutReturn);
        const isSameFile = (0, compare_files.ov)(content, sha);
        return [...(0, group_by.$)(fixes, ({ edit }) => edit.line)].flatMap(([line, own]) => {
          const edits = [...new Set(own.map(({ edit }) => edit))];
          const before = ownLines[line - 1];
          const [{ file } = { file: "" }] = edits;
          if (before === void 0 || before !== lines.get(line))
            return [];
          const isMeant = isSameFile || edits.every((edit) => edit.before !== "" && !edit.after.includes("\n"));
          const after = (0, edited_text.ld)(before, edits.map((edit) => ({ ...edit, line: 1 })));
          if (!isMeant || after === void 0 || after === before || !isExact(before))
            return [];
          return [{ file, line, before, after, messages: own.map(({ message }) => message) }];
        });
      }
      function isExact(line) {
        return !/[\r\0\uFEFF\uFFFD]/.test(line);
      }
      function bodiesOf(suggestions) {
        return suggestions.map((suggestion) => {
          const { file, before, after, messages } = suggestion;
          const marker = { line: digest([file, before]), whole: digest([file, before, after]) };
          const shown = [...new Set(messages)].map((message) => (0, markdown.escapeMarkdown)((0, clip.clip)(message, MAX_MESSAGE)));
          const parts = [
            `<!-- static-docs-export suggestion ${marker.line} ${marker.whole} -->`,
            ...shown.length === 0 ? [] : [(0, with_more.withMore)(shown, MAX_MESSAGES).join("<br>"), ""],
            (0, markdown.fenced)(after, "suggestion")
          ];
          return { ...suggestion, marker, body: parts.join("\n") };
        });
      }
      function withoutEarlier(written, { suggested, resolved }) {
        const open = written.filter(({ marker }) => !resolved.has(marker.line));
        return [...(0, group_by.$)(open, ({ marker }) => marker.whole)].flatMap(([whole, equal]) => {
          const earlier = suggested.get(whole) ?? [];
          const missing = Math.max(0, equal.length - earlier.length);
          return equal.filter(({ line }) => !earlier.includes(line)).slice(0, missing);
        });
      }
      function digest(parts) {
        return (0, external_node_crypto_.hash)("sha256", JSON.stringify(parts)).slice(0, 32);
      }
      const MARKER = /^<!-- static-docs-export suggestion ([0-9a-f]{32}) ([0-9a-f]{32}) -->\r?\n/;
      function markerIn(body) {
        const [, line, whole] = MARKER.exec(body) ?? [];
        return line === void 0 || whole === void 0 ? void 0 : { line, whole };
      }
      ;
      async function writeOnPullRequest({ review, links }, { pullRequest, checkout, ...inputs }, client, { log, signal }) {
        const { comment: isCommented, suggest: isSuggested } = inputs;
        const left = [...isCommented ? ["comment"] : [], ...isSuggested ? ["suggestions"] : []];
        if (left.length === 0)
          return void 0;
        const notWritten = (reason) => `The ${left.join(" and the ")} ${left.join("") === "comment" ? "was" : "were"} not written: ${reason}. The job summary contains all results.`;
        if (!client.hasToken) {
          log.notice(notWritten("`github-token` is empty"));
          return void 0;
        }
        let address2;
        try {
          if (isCommented) {
            address2 = await writeComment(review, links, new PullRequestComment(client, pullRequest, checkout.path));
            left.shift();
          }
          if (isSuggested && checkout.outer === void 0)
            await new Suggestions(client, pullRequest, checkout.root).write(review.findings);
        } catch (error) {
          signal.throwIfAborted();
          if (!(error instanceof http_error.j$ || error instanceof failure.HR || error instanceof stop_reason.GA))
            throw error;
          const isForbidden = error instanceof http_error.j$ && [401, 403, 404].includes(error.status ?? 0);
          const advice = isForbidden ? " The job needs `permissions: pull-requests: write`; runs for forks and for Dependabot have only a read-only token." : "";
          log.notice(`${notWritten((0, failure.A3)(error))}${advice}`);
        }
        return address2;
      }
      async function writeComment(review, links, comment2) {
        const text = isVisible(review) ? `### ${verdict(review)}
${renderReview(review, links)}` : nothingToReport(review);
        return await comment2.write(text, { hasChanges: isVisible(review) && review.notCompared === void 0 });
      }
      function nothingToReport({ isUnchecked }) {
        const findings = isUnchecked ? ". Nothing was checked for problems." : ", and there are no new findings.";
        return `Readers of the documentation see no change${findings}`;
      }
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
        return notCompared !== void 0 || changes.length > 0 || findings.some(({ isNew }) => isNew);
      }
      var external_node_path_ = __webpack_require__(76760);
      var versions_checkout = __webpack_require__(93921);
      var github_repository = __webpack_require__(76019);
      var versions_repository = __webpack_require__(43973);
      var parse_url = __webpack_require__(37630);
      ;
      async function repositoryOfSubmodule({ repository, base }, path, serverUrl) {
        const settings = await repository.entry(base, ".gitmodules", "blob");
        if (settings === void 0)
          return void 0;
        return nameOf(addressOf(await repository.text(settings), path) ?? "", repository.name, serverUrl);
      }
      function addressOf(settings, path) {
        for (const section of settings.split(/^\s*\[/m)) {
          const valueOf = (key) => new RegExp(String.raw`^\s*${key}\s*=\s*"?(.*?)"?\s*$`, "m").exec(section)?.[1];
          if (valueOf("path") === path)
            return valueOf("url");
        }
        return void 0;
      }
      function nameOf(address2, around, serverUrl) {
        const server = (0, parse_url.D)(serverUrl);
        const web = address2.replace(/^(?:ssh:\/\/)?git@([^:/]+)[:/]/, "https://$1/");
        const isRelative = /^\.\.?\//.test(web);
        const url = (0, parse_url.D)(isRelative ? new URL(web, `${serverUrl}/${around}/`).href : web);
        if (url === null || server === null || url.hostname !== server.hostname)
          return void 0;
        const name = url.pathname.replace(/^\/|\/$|\.git\/?$/g, "");
        return /^[\w.-]+\/[\w.-]+$/.test(name) && !name.split("/").includes("..") ? name : void 0;
      }
      ;
      class OtherCommit extends versions_repository._Z {
        name = "OtherCommit";
      }
      async function readVersions(checkout, source, signal) {
        try {
          return await (0, stop_reason.Eu)(signal, async () => await compare(checkout, source, signal));
        } catch (error) {
          signal.throwIfAborted();
          if (!(0, versions_repository.zF)(error))
            throw error;
          return {
            head: await (0, compare_files.j1)(checkout.folder),
            base: void 0,
            changed: /* @__PURE__ */ new Set(),
            notCompared: (0, failure.A3)(error).replace(/\.$/, ""),
            isOtherCommit: error instanceof OtherCommit
          };
        }
      }
      async function compare(checkout, source, signal) {
        const { base, pullRequest, client } = source;
        if (base.kind === "none")
          throw new versions_repository._Z("`base` is `none`");
        if (base.kind === "clone") {
          const { clone, ...commits } = base;
          return await (0, compare_files.T6)(checkout, commits, clone.until(signal));
        }
        if (base.kind === "folder") {
          if (pullRequest !== void 0 && client.hasToken)
            await proveCommit((0, versions_checkout.J9)(checkout), pullRequest, new github_repository.s(client)).catch(unlessOther);
          return await (0, compare_files.Ry)(checkout, base.folder);
        }
        if (!client.hasToken)
          throw new versions_repository._Z("`github-token` is empty");
        const { repository, ...trees } = await comparedTrees(checkout, base, source);
        const isOther = repository.name !== client.repository;
        return {
          ...await (0, compare_files.tc)(checkout, trees, repository),
          ...isOther && { repository: repository.name }
        };
      }
      function unlessOther(error) {
        if (error instanceof OtherCommit || !(error instanceof http_error.j$ || error instanceof failure.HR))
          throw error;
      }
      async function comparedTrees(checkout, base, source) {
        if (checkout.outer !== void 0)
          return await submoduleTrees(checkout, await comparedTrees(checkout.outer, base, source), source);
        const { pullRequest, client } = source;
        const repository = new github_repository.s(client);
        const commit = pullRequest === void 0 ? await repository.commit(commitOf(checkout)) : await proveCommit(checkout, pullRequest, repository);
        const trees = { repository, head: commit.tree.sha };
        if (base.kind === "ref") {
          const tree = await repository.mergeBase(base.ref, commit.sha).catch((error) => {
            throw (0, github_client.c4)(error) ? unknownBase(base.ref, repository) : error;
          });
          return { ...trees, base: tree };
        }
        if (pullRequest === void 0)
          throw new versions_repository._Z("there is no pull request");
        const [target] = commit.parents;
        if (target !== void 0 && commit.sha !== pullRequest.headSha)
          return { ...trees, base: (await repository.commit(target.sha)).tree.sha };
        return { ...trees, base: await repository.mergeBase(pullRequest.baseSha, commit.sha) };
      }
      function unknownBase(ref, { name }) {
        const problem2 = `\`base\` ${JSON.stringify(ref)} is not a branch or commit in ${name}, or has no commit in common with the checked-out commit`;
        return new failure.HR("invalid-input", `Invalid input:
- ${problem2}`);
      }
      function commitOf({ commit }) {
        if (commit !== void 0)
          return commit;
        throw new OtherCommit("the checked-out commit is unknown. Use `actions/checkout` in an earlier step");
      }
      async function proveCommit(checkout, { number, headSha }, repository) {
        const sha = commitOf(checkout);
        const advice = `Use \`actions/checkout\` without \`ref\` and \`repository\`. For \`pull_request_target\`, set \`ref: refs/pull/${number}/merge\``;
        const commit = await repository.commit(sha).catch((error) => {
          if (!(0, github_client.c4)(error) || sha === headSha)
            throw error;
          throw new OtherCommit(`the checked-out commit ${compare_short(sha)} is not in ${repository.name}. ${advice}`);
        });
        const [, merged, ...more] = commit.parents;
        if (sha === headSha || merged?.sha === headSha && more.length === 0)
          return commit;
        throw new OtherCommit(`the checked-out commit ${compare_short(sha)} is neither the head of the pull request, ${compare_short(headSha)}, nor a merge of the head. ${advice}`);
      }
      function compare_short(sha) {
        return sha.slice(0, 10);
      }
      async function submoduleTrees({ commit, root, outer }, around, { serverUrl }) {
        const path = (0, external_node_path_.relative)(outer?.root ?? root, root).split(external_node_path_.sep).join("/");
        const [recorded, earlier] = [
          await around.repository.entry(around.head, path, "commit"),
          await around.repository.entry(around.base, path, "commit")
        ];
        if (commit === void 0 || commit !== recorded)
          throw new OtherCommit(`the checked-out commit of the submodule ${JSON.stringify(path)} (${compare_short(commit ?? "unknown")}) is not the commit that the outer repository records (${compare_short(recorded ?? "none")}). Use \`actions/checkout\` with \`submodules: true\``);
        if (earlier === void 0)
          throw new versions_repository._Z(`the base has no submodule ${JSON.stringify(path)}`);
        const name = await repositoryOfSubmodule(around, path, serverUrl);
        if (name === void 0)
          throw new versions_repository._Z(`the repository of the submodule ${JSON.stringify(path)} is not on ${serverUrl}`);
        const repository = around.repository.named(name);
        const treeOf = async (sha) => (await repository.commit(sha)).tree.sha;
        try {
          return { repository, head: await treeOf(commit), base: await treeOf(earlier) };
        } catch (error) {
          if (!(error instanceof http_error.j$) || ![401, 403, 404].includes(error.status ?? 0))
            throw error;
          throw new versions_repository._Z(`the token cannot read ${name}, the repository of the submodule ${JSON.stringify(path)}. Pass a \`github-token\` with read access`);
        }
      }
      var front_matter = __webpack_require__(26583);
      var page_source = __webpack_require__(78901);
      var page_file = __webpack_require__(90098);
      var moved_pages = __webpack_require__(12220);
      var same_text = __webpack_require__(996);
      ;
      const MAX_EDITED = 5e3;
      async function withSureRenames(history, clone) {
        const isEdited = ({ from, to, blobs: [before, after] }) => before !== after && (0, page_file.MV)(from) && (0, page_file.MV)(to);
        const edited = history.flatMap(({ renamed }) => renamed.filter(isEdited)).slice(0, MAX_EDITED);
        const blobs = edited.flatMap((rename) => rename.blobs);
        const texts = await clone.texts(new Map(blobs.map((sha) => [sha, { sha, size: 0 }])));
        const sure = new Set(edited.filter(({ from, to, blobs: [before, after] }) => {
          const [earlier, now] = [texts.get(before) ?? "", texts.get(after) ?? ""];
          return !(0, same_text.Rd)(subjectOfFile(from, earlier), subjectOfFile(to, now));
        }));
        return history.map(({ renamed, added, removed }) => {
          const left = renamed.filter((rename) => rename.blobs[0] !== rename.blobs[1] && !sure.has(rename));
          return {
            renamed: renamed.filter((rename) => !left.includes(rename)),
            added: [...added, ...left.map(({ to }) => to)],
            removed: [...removed, ...left.map(({ from }) => from)]
          };
        });
      }
      const INTERNAL_ADDRESS = /(\]\(\s*<?|^[ \t]*\[[^\]\n]+\]:[ \t]*<?|\b(?:href|src|url|to|img|image|icon)\s*=\s*\{?\s*["'`]|\bfrom\s+["'])(?!https?:)[^\s)"'`>]+/gm;
      function subjectOfFile(file, text) {
        const { title, path, description } = (0, page_source.SP)(file, text, { readmeIsIndex: false, contents: /* @__PURE__ */ new Map() });
        const body = (0, front_matter.bR)(text).replace(/^\s*# .*/, "").replace(INTERNAL_ADDRESS, "$1");
        return (0, moved_pages.pA)({ title, path, text: `${description} ${body}` });
      }
      function renamedInHistory(history, existing) {
        const found = /* @__PURE__ */ new Map();
        const later = /* @__PURE__ */ new Map();
        const known = /* @__PURE__ */ new Set();
        const endOf = (path) => {
          const end = later.has(path) ? later.get(path) : path;
          return end !== void 0 && existing.has(end) ? end : void 0;
        };
        for (const { renamed, added, removed } of history) {
          const ends = renamed.map(({ from, to }) => [from, endOf(to)]);
          for (const path of [...added, ...removed])
            later.set(path, void 0);
          for (const [from, end] of ends) {
            later.set(from, end);
            if (end !== void 0 && !existing.has(from) && !known.has(from))
              found.set(from, end);
          }
          for (const path of [...added, ...removed, ...renamed.flatMap(({ from, to }) => [from, to])])
            known.add(path);
        }
        return found;
      }
      ;
      async function comparedVersions(inputs, client, context) {
        const { base, pullRequest } = inputs;
        const { log, signal } = context;
        const versions = await readCompared(inputs, client, signal);
        const { notCompared, isOtherCommit = false, untracked = [] } = versions;
        const comment2 = isOtherCommit && pullRequest !== void 0 ? " No comment is written." : "";
        if (notCompared !== void 0 && base.kind !== "none")
          log.notice(`The documentation is not compared with its base: ${notCompared}. No finding is marked as new.${comment2}`);
        if (untracked.length > 0)
          log.notice(`Git does not track ${(0, units.formatCount)(untracked.length, "page")}: ${(0, with_more.withMore)(untracked.map(plain_text.plainText), 5).join(", ")}. Untracked pages count as part of both versions. To make them part of the change, run \`git add\`.`);
        return await withHistory(versions, inputs, context);
      }
      async function readCompared({ checkout, base, pullRequest, github }, client, signal) {
        return await readVersions(checkout, { base, pullRequest, client, serverUrl: github.serverUrl }, signal);
      }
      async function withHistory(versions, { workingTree, checkout, shareMs }, { log, signal }) {
        if (workingTree?.isAll !== true)
          return versions;
        try {
          const clone = workingTree.clone.until((0, stop_reason.NE)(signal, shareMs));
          const history = await clone.history(workingTree.head, checkout.prefix);
          const sure = await withSureRenames(history, clone);
          const renamed = renamedInHistory(sure, new Set(versions.head.paths));
          log.info(`Renamed in the clone's history: ${(0, units.formatCount)(renamed.size, "file")}.`);
          if (clone.isShallow())
            log.notice("The clone is shallow, so earlier renames are unknown. Run `git fetch --unshallow` to download the full history.");
          return { ...versions, renamed: new Map([...renamed, ...versions.renamed ?? []]) };
        } catch (error) {
          signal.throwIfAborted();
          const isSlow = error.name === "AbortError";
          if (!isSlow && !(error instanceof versions_repository._Z))
            throw error;
          const reason = isSlow ? "reading the history takes too long. Set a longer `timeout`" : (0, failure.A3)(error);
          log.notice(`The renames in the clone's history are unknown: ${reason}.`);
          return versions;
        }
      }
      ;
      function oneAtEachPlace(findings, failOn) {
        const isLeftRedirect = failOn.includes("broken-redirect") || !failOn.includes("removed-address");
        const kinds = ["broken-redirect", "removed-address"];
        const [kept, other] = isLeftRedirect ? kinds : kinds.toReversed();
        const keyOf = ({ file, line, column, target }) => JSON.stringify([file, line, column, target]);
        const places = (0, group_by.$)(findings.filter(({ isNew, kind }) => isNew && (kind === kept || kind === other)), keyOf);
        return findings.flatMap((finding) => {
          const { kind, isNew } = finding;
          const same = isNew && (kind === kept || kind === other) ? places.get(keyOf(finding)) ?? [] : [];
          const isRepeated = kind === other && same.some((each) => each.kind === kept);
          if (isRepeated)
            return [];
          const left = kind === kept ? same.find((each) => each.kind === other) : void 0;
          return left === void 0 ? [finding] : [withFixOf(finding, left)];
        });
      }
      function withFixOf(finding, { fix, suggestion }) {
        return { ...fix && { fix }, ...suggestion !== void 0 && { suggestion }, ...finding };
      }
      var leftovers = __webpack_require__(23597);
      var promises_ = __webpack_require__(51455);
      var shell_word = __webpack_require__(37397);
      var external_node_timers_promises_ = __webpack_require__(58500);
      var problem = __webpack_require__(24707);
      ;
      function fixableFindings({ findings, notCompared }, isAll) {
        return findings.filter(({ fix, isNew }) => fix !== void 0 && (isNew || isAll || notCompared !== void 0));
      }
      async function fixedFiles(root, findings, refused = /* @__PURE__ */ new Map()) {
        const fixes = findings.flatMap(({ fix }) => fix ?? []);
        const result = { files: [], leftOut: /* @__PURE__ */ new Map() };
        for (const [file, own] of (0, group_by.$)(fixes, ({ edit }) => edit.file)) {
          await (0, external_node_timers_promises_.setImmediate)();
          const reason = refused.get(file);
          const fixed = reason === void 0 ? fixedFile(root, file, own) : new problem.AF(reason);
          if (fixed instanceof problem.AF)
            result.leftOut.set(file, fixed.message);
          else
            result.files.push(fixed);
        }
        return result;
      }
      function fixedFile(root, file, fixes) {
        try {
          const before = (0, read_below.readBelow)(root, file);
          const text = before.toString();
          if (!Buffer.from(text).equals(before))
            return new problem.AF("it contains invalid UTF-8");
          const lines = (0, edited_text.bK)(text, [...new Set(fixes.map(({ edit }) => edit))]);
          return lines === void 0 ? new problem.AF("it has changed since the review") : { file, fixes, lines, before };
        } catch (error) {
          const { code } = error;
          if (code === "ENOENT" || code === "ENOTDIR")
            return new problem.AF("it is not in the checkout");
          return new problem.AF(code === "ELOOP" ? "it is a symbolic link" : `it cannot be read: ${(0, failure.A3)(error)}`);
        }
      }
      function leftOutText({ leftOut }) {
        const listed = [...leftOut].map(([file, reason]) => `${(0, plain_text.plainText)(file)} (${(0, plain_text.plainText)(reason)})`);
        return (0, with_more.withMore)(listed, MAX_LISTED).join(", ");
      }
      const MAX_LISTED = 10;
      ;
      const CONTEXT = 3;
      function unifiedDiff(files) {
        return files.map(fileDiff).join("");
      }
      function fileDiff({ file, lines }) {
        const hunks = hunksOf(lines);
        if (hunks.length === 0)
          return "";
        const [before, after] = [quotedName(`a/${file}`), quotedName(`b/${file}`)];
        const end = /\s/.test(file) && !before.startsWith('"') ? "	" : "";
        const head = `diff --git ${before} ${after}
--- ${before}${end}
+++ ${after}${end}
`;
        let shift = 0;
        const parts = hunks.map(({ from, to }) => {
          const { body, removed, added } = hunkBody(lines.slice(from, to));
          const [oldRange, newRange] = [`${from + 1},${removed}`, `${from + 1 + shift},${added}`];
          shift += added - removed;
          return `@@ -${oldRange} +${newRange} @@
${body}`;
        });
        return head + parts.join("");
      }
      function hunksOf(lines) {
        const hunks = [];
        for (const [at, { before, after }] of lines.entries()) {
          if (before === after)
            continue;
          const [from, to] = [Math.max(0, at - CONTEXT), Math.min(lines.length, at + CONTEXT + 1)];
          const last = hunks.at(-1);
          if (last === void 0 || last.to < from)
            hunks.push({ from, to });
          else
            last.to = to;
        }
        return hunks;
      }
      function hunkBody(lines) {
        const added = lines.map(({ after }) => after.match(/[^\n]*\n|[^\n]+$/g) ?? []);
        const body = lines.flatMap(({ before, after }, at) => before === after ? [marked(" ", before)] : [marked("-", before), ...(added[at] ?? []).map((line) => marked("+", line))]);
        return { body: body.join(""), removed: lines.length, added: added.flat().length };
      }
      function marked(mark, line) {
        return `${mark}${line}${line.endsWith("\n") ? "" : "\n\\ No newline at end of file\n"}`;
      }
      function quotedName(name) {
        if (/^[ !#-[\]-~]*$/.test(name))
          return name;
        const escape = (byte) => `\\${byte.charCodeAt(0).toString(8).padStart(3, "0")}`;
        return `"${Buffer.from(name).toString("latin1").replaceAll(/[^ !#-[\]-~]/g, escape)}"`;
      }
      var external_node_fs_ = __webpack_require__(73024);
      var random_id = __webpack_require__(97895);
      ;
      function writeFixes(root, files, { signal, random }) {
        signal.throwIfAborted();
        const id2 = (0, random_id.z)(random);
        const result = { files: [], leftOut: /* @__PURE__ */ new Map() };
        for (const fixed of files)
          try {
            replaceFile(root, fixed, `.fix-${id2}.tmp`);
            result.files.push(fixed);
          } catch (error) {
            result.leftOut.set(fixed.file, `it cannot be written: ${(0, failure.A3)(error)}`);
          }
        return result;
      }
      function replaceFile(root, { file, lines, before }, temporaryName) {
        const path = (0, external_node_path_.join)(root, file);
        const { mode, nlink } = (0, external_node_fs_.lstatSync)(path);
        if (nlink > 1)
          throw new Error("it has several hard links");
        const temporary = (0, external_node_path_.join)((0, external_node_path_.dirname)(path), temporaryName);
        (0, external_node_fs_.writeFileSync)(temporary, "", { flag: "wx", mode });
        try {
          (0, external_node_fs_.writeFileSync)(temporary, lines.map(({ after }) => after).join(""));
          (0, external_node_fs_.chmodSync)(temporary, mode & 4095);
          if (!(0, read_below.readBelow)(root, file).equals(before))
            throw new Error("it changed during the run");
          (0, external_node_fs_.renameSync)(temporary, path);
        } finally {
          (0, external_node_fs_.rmSync)(temporary, { force: true });
        }
      }
      ;
      const MAX_SHOWN_EDITS = 200;
      const MAX_SHOWN_ADDRESS = 200;
      const MAX_SHOWN_SOURCES = 20;
      const UNDO = "-c core.autocrlf=false apply --whitespace=nowarn -R";
      async function filesToFix(review, { workingTree, checkout }, { log, signal }) {
        const findings = fixableFindings(review, workingTree?.isAll === true);
        const names = [...new Set(findings.flatMap(({ fix }) => fix?.edit.file ?? []))];
        const clone = workingTree && { ...workingTree, clone: workingTree.clone.until(signal) };
        const uncommitted = clone && names.length > 0 ? await uncommittedFiles(names, checkout, clone) : [];
        const refused = new Map([...uncommitted].map((file) => [file, "it has uncommitted changes"]));
        const fixes = await fixedFiles(checkout.root, findings, refused);
        const advice = refused.size === 0 ? "" : " Commit or stash the changes, then run again.";
        const target = workingTree === void 0 ? "Not in fixes.patch" : "Not fixed";
        if (fixes.leftOut.size > 0)
          log.notice(`${target}: ${leftOutText(fixes)}.${advice}`);
        return fixes;
      }
      async function uncommittedFiles(files, { root, prefix }, { clone, head }) {
        const [committed, staged] = [await clone.files(head, prefix), await clone.index(prefix)];
        const isCommitted = (file) => {
          const path = file.slice(prefix.length);
          const { sha } = committed.get(path) ?? {};
          if (sha === void 0 || staged.get(path)?.sha !== sha)
            return false;
          const content = (0, read_below.readIfThere)(root, file);
          return content === void 0 || (0, compare_files.ov)(content, sha);
        };
        return new Set(files.filter((file) => !isCommitted(file)));
      }
      async function fixWorkingTree({ files }, patchPath, { workingTree, checkout: { root } }, context) {
        if (workingTree === void 0)
          return [];
        const { log } = context;
        const written = writeFixes(root, patchPath === void 0 ? [] : files, context);
        if (written.leftOut.size > 0)
          log.notice(`Not fixed: ${leftOutText(written)}.`);
        const edits = [
          ...(0, group_by.$)(written.files.flatMap(({ fixes }) => fixes), ({ edit }) => edit).values()
        ];
        if (patchPath === void 0 || edits.length === 0) {
          if (patchPath !== void 0)
            await (0, promises_.rm)(patchPath);
          log.info("Nothing was fixed.");
          return [];
        }
        if (written.leftOut.size > 0)
          await (0, promises_.writeFile)(patchPath, unifiedDiff(written.files));
        log.info(`Made ${(0, units.formatCount)(edits.length, "edit")} in ${(0, units.formatCount)(written.files.length, "file")}:`);
        for (const line of (0, with_more.withMore)(edits.map(describeEdit), MAX_SHOWN_EDITS))
          log.info(line);
        log.info(`Undo: git -C ${(0, shell_word.quoted)(root)} ${UNDO} ${(0, shell_word.quoted)(patchPath)}`);
        return written.files;
      }
      function unchangedFiles(files, { root }, { log }) {
        const isAsWritten = ({ file, lines }) => (0, read_below.readIfThere)(root, file)?.toString() === lines.map(({ after }) => after).join("");
        const changed = files.filter((file) => !isAsWritten(file)).map(({ file }) => (0, plain_text.plainText)(file));
        if (changed.length > 0)
          log.notice(`Not counted as fixed, because somebody changed the files during the run: ${(0, with_more.withMore)(changed, MAX_SHOWN_SOURCES).join(", ")}.`);
        return new Set(files.filter(isAsWritten).map(({ file }) => file));
      }
      function describeEdit(fixes) {
        const shown = (text) => (0, clip.clip)((0, plain_text.plainText)(text), MAX_SHOWN_ADDRESS);
        const sources = [...new Set(fixes.map(({ from }) => from))];
        const [first] = fixes;
        if (first === void 0)
          return "";
        const { file, line, before, after } = first.edit;
        const listed = (0, with_more.withMore)(sources.map((source) => shown(JSON.stringify(source))), MAX_SHOWN_SOURCES);
        const change = first.kind === "redirect" ? `+ ${(0, units.formatCount)(sources.length, "redirect")}, from ${listed.join(", ")}` : `${shown(before)} \u2192 ${shown(after)}`;
        return `${(0, plain_text.plainText)(file)}:${line}: ${change}`;
      }
      ;
      function fixedText([before, left], edited, isAll) {
        const [had, has] = [before, left].map(({ findings }) => (0, group_by.x)(findings.map(comparison_findings.fl)));
        const fixed = fixableFindings(before, isAll).filter(({ fix }) => fix && edited.has(fix.edit.file));
        const gone = [...(0, group_by.x)(fixed.map(comparison_findings.fl))].map(([key, count2]) => Math.min(count2, Math.max(0, (had.get(key) ?? 0) - (has.get(key) ?? 0))));
        const count = gone.reduce((sum, each) => sum + each, 0);
        return `${(0, units.formatCount)(count, "finding")} fixed in ${(0, units.formatCount)(edited.size, "file")}`;
      }
      ;
      const OUTPUT_NAMES = (
        /* unused pure expression or super */
        null
      );
      function setOutputs(values, { setOutput }) {
        for (const [name, value] of Object.entries(values))
          if (value !== void 0)
            setOutput(name, value);
      }
      var pull_request_preview = __webpack_require__(87755);
      ;
      const MAX_ANNOTATIONS = 10;
      const MAX_ANNOTATION = 500;
      function logResult(review, { isRunner, failOn, logsFindings }, context) {
        const { findings, pages, vanished } = review;
        const counts = {
          "changed-pages": Object.values(pages).flat().length,
          "new-findings": failingFindings(review, failOn).length,
          findings: findings.length,
          "removed-without-redirect": vanished.length
        };
        setOutputs(counts, context);
        const { log } = context;
        if (isRunner) {
          log.info(`${verdict(review)}.`);
          const fresh = findings.filter(({ isNew }) => isNew);
          for (const finding of oneRowPerLine(fresh).slice(0, MAX_ANNOTATIONS))
            log.warning(annotation(finding), finding);
        } else if (logsFindings)
          for (const line of consoleLines(review))
            log.info(line);
      }
      function assertNoNewFindings(review, { isRunner, check, failOn }) {
        const failing = failingFindings(review, failOn);
        if (check !== "fail" || failing.length === 0)
          return;
        const listed = oneRowPerLine(failing).map((finding) => `- ${annotation(finding)}`);
        const lines = isRunner ? (0, with_more.withMore)(listed, MAX_ANNOTATIONS) : [];
        throw new failure.HR("new-findings", [`This change adds ${(0, comparison_findings.xb)(failing)}.`, ...lines].join("\n"));
      }
      function failingFindings({ findings }, failOn) {
        return findings.filter(({ isNew, kind }) => isNew && failOn.includes(kind));
      }
      function annotation(finding) {
        return (0, clip.clip)((0, plain_text.plainText)((0, comparison_findings.jb)(finding)), MAX_ANNOTATION);
      }
      var report_formats = __webpack_require__(27362);
      ;
      async function uploadPatch(path, { name, runUrl }, { log, signal }) {
        try {
          const file = (0, external_node_path_.join)((0, external_node_path_.dirname)(path), name);
          await (0, promises_.copyFile)(path, file);
          const { DefaultArtifactClient } = await Promise.all(
            /* import() */
            [__webpack_require__.e(1351), __webpack_require__.e(9645)]
          ).then(__webpack_require__.bind(__webpack_require__, 9645));
          const client = new DefaultArtifactClient();
          await client.deleteArtifact(name).catch(() => void 0);
          const { id: id2 } = await client.uploadArtifact(name, [file], (0, external_node_path_.dirname)(file), { skipArchive: true });
          if (id2 !== void 0)
            return `${runUrl}/artifacts/${id2}`;
        } catch (error) {
          signal.throwIfAborted();
          log.notice(`The patch was not uploaded: ${(0, failure.A3)(error)}. The patch is in ${path}.`);
        }
        return void 0;
      }
      ;
      const PATCH_FILE = "fixes.patch";
      async function writeResults({ findings, hints, notCompared, pages, redirects, leftovers: leftovers2 }, patch, { outputDir, formats, failOn, workingTree, patchArtifact: name, github: { runUrl } }, context) {
        const patchName = workingTree === void 0 ? PATCH_FILE : undoName(outputDir);
        const files = {
          "findings.json": () => (0, report_formats.p0)(findings, hints, notCompared),
          "changes.json": () => (0, report_formats.c$)(pages, redirects, leftovers2),
          "findings.sarif": () => (0, report_formats.Is)(findings),
          ...patch !== "" && { [patchName]: () => patch },
          ...formats.includes("codequality") && { "findings.codequality.json": () => (0, report_formats.J6)(findings) },
          ...formats.includes("junit") && { "findings.junit.xml": () => (0, report_formats.bA)(findings, failOn) }
        };
        await writeFiles(outputDir, files, context);
        const path = patch === "" ? void 0 : (0, external_node_path_.join)(outputDir, patchName);
        const paths = {
          "findings-path": (0, external_node_path_.join)(outputDir, "findings.json"),
          "changes-path": (0, external_node_path_.join)(outputDir, "changes.json"),
          "sarif-path": (0, external_node_path_.join)(outputDir, "findings.sarif"),
          // The path of an applied patch is logged with the undo command instead.
          "fixes-path": workingTree === void 0 ? path : void 0
        };
        setOutputs(paths, context);
        const isUploaded = path !== void 0 && name !== void 0;
        return { path, url: isUploaded ? await uploadPatch(path, { name, runUrl }, context) : void 0 };
      }
      async function writeFiles(folder, files, { signal }) {
        try {
          await (0, promises_.mkdir)(folder, { recursive: true });
          await (0, promises_.rm)((0, external_node_path_.join)(folder, PATCH_FILE), { force: true });
          for (const [name, render] of Object.entries(files)) {
            await (0, promises_.writeFile)((0, external_node_path_.join)(folder, name), render());
            signal.throwIfAborted();
          }
        } catch (error) {
          if (error instanceof failure.HR || signal.aborted)
            throw error;
          const message = `The results could not be written: ${(0, failure.A3)(error)}.`;
          throw new failure.HR("results-unwritable", message, { cause: error });
        }
      }
      function undoName(folder) {
        for (let at = 1; ; at += 1) {
          const name = at === 1 ? "fixed.patch" : `fixed-${at}.patch`;
          if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(folder, name)))
            return name;
        }
      }
      var run_tasks = __webpack_require__(37811);
      var own_file = __webpack_require__(60191);
      ;
      const PROGRESS_MS = 1e4;
      async function reviewInWorker(versions, { ignore, siteUrl, prefix, fixesKnown = false, maxFileMs }, { signal, log }) {
        const { head, base, changed, renamed = /* @__PURE__ */ new Map(), notCompared } = versions;
        const skipped = { head: /* @__PURE__ */ new Map(), base: /* @__PURE__ */ new Map() };
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
        const places = ["head", "base"].flatMap((version) => (versions[version]?.paths ?? []).map((file) => ({ version, file })));
        const thread = new run_tasks.s((0, own_file.ZL)("pull-request/worker/worker-thread"));
        const progress = setInterval(() => {
          const { done, total } = thread.pages;
          if (total !== 0)
            log.info(`Read ${done} of ${total} pages.`);
        }, PROGRESS_MS);
        try {
          return await thread.run(task, {
            signal,
            maxFileMs,
            fileAt: (place) => {
              const found = places[place];
              return found && !skipped[found.version].has(found.file) ? found : void 0;
            },
            skip: ({ version, file }, reason) => {
              skipped[version].set(file, reason);
              if (!changed.has(file))
                skipped[version === "head" ? "base" : "head"].set(file, reason);
            },
            answer: async ({ kind, version, path }) => {
              const files = versions[version];
              if (files === void 0)
                throw new Error("there is no such version");
              return await files[kind](path);
            }
          });
        } finally {
          clearInterval(progress);
          await thread.end();
        }
      }
      ;
      async function main(inputs, context) {
        const { timeoutMs, docsUrl } = inputs;
        const record = { startedAt: context.clock.now() };
        await (0, run.C)(record, {
          work: async () => await reviewPullRequest(inputs, record, context),
          explain: (error) => {
            const state = `The documentation was ${record.result === void 0 ? "not " : ""}reviewed.`;
            return (0, stop_reason.cV)(error, { timeoutMs, state, advice: "Run again." });
          },
          summary: (format) => renderSummary(record, `${docsUrl}docs/errors.md`, format)
        }, context);
      }
      async function reviewPullRequest(inputs, record, context) {
        const client = connect(inputs, context);
        const ended = new AbortController();
        const signal = AbortSignal.any([context.signal, ended.signal]);
        const preview = (0, pull_request_preview.C)(inputs, client, { ...context, signal });
        preview.catch(() => void 0);
        try {
          const versions = await comparedVersions(inputs, client, context);
          const review = await reviewVersions(versions, inputs, context);
          const fixes = await filesToFix(review, inputs, context);
          const patch = await writeResults(review, unifiedDiff(fixes.files), inputs, context);
          const previewUrl = isVisible(review) ? await preview : void 0;
          context.signal.throwIfAborted();
          const links = linksOf(versions, review.siteUrl, patch.url, { ...inputs, previewUrl });
          record.result = { review, links };
          const written = await fixWorkingTree(fixes, patch.path, inputs, context);
          if (written.length > 0) {
            const now = await readCompared(inputs, client, context.signal);
            const left = await reviewVersions(now, inputs, context);
            await writeResults(left, "", inputs, context);
            const edited = unchangedFiles(written, inputs.checkout, context);
            record.result = {
              review: left,
              links,
              fixed: fixedText([review, left], edited, inputs.workingTree?.isAll === true)
            };
          }
          logResult(record.result.review, inputs, context);
          if (versions.isOtherCommit !== true)
            await writeComments(record.result, inputs, context);
          assertNoNewFindings(record.result.review, inputs);
        } finally {
          ended.abort(new stop_reason.Or("the review has ended"));
        }
      }
      async function reviewVersions(versions, { checkout, check, failOn, ignore, siteUrl, workingTree }, context) {
        const fixesKnown = workingTree?.isAll === true;
        const options = { ignore, siteUrl, prefix: checkout.prefix, fixesKnown };
        const review = await reviewInWorker(versions, options, context);
        return check === "off" ? { ...review, findings: [], hints: [], leftovers: leftovers.R, isUnchecked: true } : { ...review, findings: failingFirst(oneAtEachPlace(review.findings, failOn), failOn) };
      }
      function failingFirst(findings, failOn) {
        const rank = ({ kind }) => Number(!failOn.includes(kind));
        return findings.toSorted((a, b) => rank(a) - rank(b));
      }
      function linksOf({ isOtherCommit, repository }, siteUrl, patchUrl, { checkout: { commit }, github, previewUrl, docsUrl, fixCommand, isRunner }) {
        const name = repository ?? github.repository;
        const isKnown = commit !== void 0 && name !== "" && isOtherCommit !== true;
        return {
          preview: previewUrl,
          live: siteUrl,
          sources: isKnown ? `${github.serverUrl}/${name}/blob/${commit}` : void 0,
          fixes: patchUrl,
          fixCommand,
          knownFindings: isRunner ? "`findings.json` lists them" : "`--base none` lists them",
          howToFix: docsUrl === "" ? void 0 : `${docsUrl}docs/pull-request.md#fixes`
        };
      }
      async function writeComments(result, inputs, context) {
        const { pullRequest } = inputs;
        if (pullRequest === void 0)
          return;
        const client = connect(inputs, context);
        const url = await writeOnPullRequest(result, { ...inputs, pullRequest }, client, context);
        setOutputs({ "comment-url": url }, context);
      }
      function connect({ shareMs, github }, context) {
        const { token = "", apiUrl, repository } = github;
        const deadline = context.clock.now() + shareMs;
        const limited = { ...context, signal: (0, stop_reason.NE)(context.signal, shareMs) };
        return new github_client.jh({ token, apiUrl, repository, deadline }, limited);
      }
      function renderSummary(record, errorsPage, format) {
        const { result, failure: failure2 } = record;
        const heading = result === void 0 ? "Documentation not reviewed" : verdict(result.review);
        const body = result && renderReview(result.review, result.links, SUMMARY_LIMIT, format);
        const duration = (0, summary.cf)(record);
        return (0, summary.YG)({ heading, facts: [result?.fixed], failure: failure2 && withoutFindings(failure2) }, errorsPage, [body, duration && `Took ${duration}.`], format);
      }
      function withoutFindings({ code, message, advice }) {
        return { code, advice, message: code === "new-findings" ? message.replace(/\n[^]*/, "") : message };
      }
    })
  ),
  /***/
  87755: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C: () => (
          /* binding */
          findPreview
        ),
        /* harmony export */
        Q: () => (
          /* binding */
          AUTO
        )
        /* harmony export */
      });
      var _github_deployments_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(18311);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
      var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
      var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54639);
      const AUTO = "auto";
      const MAX_WAIT_MS = 2 * 6e4;
      const POLL_MS = 1e4;
      async function findPreview({ previewUrl, pullRequest, checkout }, client, { clock, log, signal }) {
        const sha = pullRequest?.headSha ?? checkout.commit;
        if (previewUrl !== AUTO)
          return previewUrl;
        if (sha === void 0 || client.repository === "" || !client.hasToken)
          return void 0;
        const until = clock.now() + MAX_WAIT_MS;
        try {
          for (; ; ) {
            const preview = await (0, _github_deployments_js__WEBPACK_IMPORTED_MODULE_0__.D$)(sha, client);
            if (preview !== void 0)
              return preview.url;
            if (clock.now() + POLL_MS > until)
              return void 0;
            await clock.sleep(POLL_MS, signal);
          }
        } catch (error) {
          if (signal.aborted || (0, _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__.jX)(error))
            return void 0;
          if (!(error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__.j$ || error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.HR))
            throw error;
          const isDenied = error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__.j$ && [401, 403, 404].includes(error.status ?? 0);
          const reason = isDenied ? "the job needs the permission `deployments: read`" : (0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.A3)(error);
          log.notice(`No preview is linked: ${reason}.`);
          return void 0;
        }
      }
    })
  ),
  /***/
  27362: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Is: () => (
          /* binding */
          sarif
        ),
        /* harmony export */
        J6: () => (
          /* binding */
          codeQuality
        ),
        /* harmony export */
        bA: () => (
          /* binding */
          junit
        ),
        /* harmony export */
        c$: () => (
          /* binding */
          changesJson
        ),
        /* harmony export */
        p0: () => (
          /* binding */
          findingsJson
        )
        /* harmony export */
      });
      var _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(74238);
      var _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4240);
      var _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(39180);
      var _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(2360);
      var _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(19711);
      const MAX_MESSAGE = 1e3;
      const shown = (text) => (0, _runtime_text_clip_js__WEBPACK_IMPORTED_MODULE_2__.clip)((0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.plainText)(text), MAX_MESSAGE);
      const json = (value) => `${JSON.stringify(value, void 0, 2)}
`;
      function findingsJson(findings, hints, notCompared) {
        const listed = findings.map((finding) => {
          const { kind, target, file, line, column, isNew, suggestion, gitRename, isUnlisted } = finding;
          return {
            ...{ kind, target, file, line, column },
            message: shown((0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.bD)(finding)),
            new: isNew,
            suggestion,
            gitRename,
            ...isUnlisted === true && { unlisted: true }
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
          ...through.length > 0 && { through },
          wordsAdded: text.wordsAdded,
          wordsRemoved: text.wordsRemoved
        }));
        const entries = Object.entries(changes).map(([kind, pages]) => [kind, listed(pages)]);
        return json({ version: 1, ...Object.fromEntries(entries), redirects, ...leftovers });
      }
      function sarif(findings, kinds = _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.QX) {
        const rules = Object.entries(kinds).map(([id2, text]) => ({ id: id2, shortDescription: { text } }));
        const results = findings.map((finding) => ({
          ruleId: finding.kind,
          level: "warning",
          message: { text: shown((0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.bD)(finding)) },
          locations: [
            {
              physicalLocation: {
                artifactLocation: { uri: (0, _site_addresses_site_address_js__WEBPACK_IMPORTED_MODULE_4__.encodeStrictly)(finding.file) },
                region: { startLine: finding.line, startColumn: finding.column }
              }
            }
          ],
          partialFingerprints: { "finding/v1": (0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.Rj)(finding) }
        }));
        return json({
          $schema: "https://json.schemastore.org/sarif-2.1.0.json",
          version: "2.1.0",
          runs: [
            {
              tool: { driver: { name: "static-docs-export", rules } },
              // Without this field, SARIF readers count a character outside the Basic Multilingual Plane as one column.
              columnKind: "utf16CodeUnits",
              results
            }
          ]
        });
      }
      function codeQuality(findings) {
        const byFingerprint = new Map(findings.map((finding) => [(0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.Rj)(finding), finding]));
        return json([...byFingerprint].map(([id2, finding]) => ({
          description: shown((0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.bD)(finding)),
          check_name: finding.kind,
          fingerprint: id2,
          severity: "major",
          location: { path: finding.file, lines: { begin: finding.line } }
        })));
      }
      function junit(findings, failing) {
        const fresh = findings.filter(({ isNew }) => isNew);
        const isFailing = ({ kind }) => failing.includes(kind);
        const cases = fresh.map((finding) => {
          const name = xmlText(shown(`${finding.file}:${finding.line} ${finding.target}`));
          const message = xmlText(shown((0, _comparison_findings_js__WEBPACK_IMPORTED_MODULE_1__.bD)(finding)));
          const result = isFailing(finding) ? `<failure type="${finding.kind}" message="${message}"/>` : `<skipped message="${message}"/>`;
          return `  <testcase classname="${finding.kind}" name="${name}" file="${xmlText(finding.file)}">${result}</testcase>`;
        });
        const passed = cases.length === 0 ? ['  <testcase classname="documentation" name="no new findings"/>'] : cases;
        const failures = fresh.filter(isFailing).length;
        const counts = `tests="${passed.length}" failures="${failures}" skipped="${fresh.length - failures}"`;
        const lines = [
          '<?xml version="1.0" encoding="UTF-8"?>',
          `<testsuite name="documentation" ${counts}>`,
          ...passed,
          "</testsuite>\n"
        ];
        return lines.join("\n");
      }
      function xmlText(text) {
        return (0, _runtime_text_markup_js__WEBPACK_IMPORTED_MODULE_0__.escapeMarkup)((0, _runtime_text_plain_text_js__WEBPACK_IMPORTED_MODULE_3__.withoutControls)(text).replace(/[\uFFFE\uFFFF]/g, "\uFFFD"));
      }
    })
  ),
  /***/
  36378: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        x: () => (
          /* binding */
          ignoredTargets
        )
        /* harmony export */
      });
      var _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(96421);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24707);
      var _site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(16669);
      const ignoredTargets = (0, _runtime_action_input_fields_js__WEBPACK_IMPORTED_MODULE_0__.ZZ)((value) => {
        const lines = value.split("\n").map((line) => line.trim());
        return (0, _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__.Fo)(lines.filter((line) => line !== "").map(parseIgnoredTarget));
      });
      function parseIgnoredTarget(text) {
        const invalid = (rule) => new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_1__.AF(`has an invalid pattern "${text}": ${rule}`);
        if (/\*{3}/.test(text))
          return invalid("use `*` or `**`");
        if (!/^(?:\/|\*|https?:\/\/)/.test(text))
          return invalid("start the pattern with `/`, `*` or `https://`");
        if (/\s/.test(text))
          return invalid("write one pattern per line and `*` instead of white space");
        return (0, _site_files_glob_js__WEBPACK_IMPORTED_MODULE_2__.parseGlob)(text);
      }
    })
  ),
  /***/
  43864: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        e: () => (
          /* binding */
          run
        ),
        C: () => (
          /* binding */
          runAction
        )
      });
      var core = __webpack_require__(91659);
      var docs_url = __webpack_require__(53361);
      var runtime_failure = __webpack_require__(98362);
      var agent_http = __webpack_require__(13997);
      var runtime_secrets = __webpack_require__(14217);
      var format = __webpack_require__(64579);
      var clock = __webpack_require__(92258);
      var exit_codes = __webpack_require__(78620);
      var clip = __webpack_require__(74238);
      ;
      function escapeCommands(line) {
        return line.replace(COMMAND, "$1: ").replace(OLD_COMMAND, "# ");
      }
      const COMMAND = new RegExp("(?<![^\\r\\n])([[\\s\\p{Cc}\\p{DI}]--[\\r\\n]]*):(?=[[\\p{Cc}\\p{DI}]--[\\r\\n]]*:)", "gv");
      const OLD_COMMAND = new RegExp("#(?=[\\p{Cc}\\p{DI}]*#[\\p{Cc}\\p{DI}]*\\[)", "gv");
      const runnerLog = {
        info: (line) => core.pq(escapeCommands(line)),
        debug: core.Yz,
        notice: (text) => core.lm(text),
        warning: (text, place) => core.$e(text, place && { file: place.file, startLine: place.line, startColumn: place.column }),
        group: async (title, stage) => await core.Os(title, async () => await stage()),
        mask: core.Pq
      };
      var action_summary = __webpack_require__(37223);
      ;
      const MAX_LINE = 300;
      class JobSummary {
        #text;
        get isWritten() {
          return this.#text !== void 0;
        }
        async write(markdown, text) {
          this.#text = text;
          if (process.env["GITHUB_STEP_SUMMARY"] === void 0)
            return;
          try {
            await core.z.addRaw(markdown).write();
          } catch (error) {
            core.$e(`The job summary could not be written: ${(0, runtime_failure.A3)(error)}`);
          }
        }
        /** On a command line, shows the summary as text, unless the run failed for a reason other than findings. */
        async show() {
          const isError = process.exitCode !== exit_codes.d.ok && process.exitCode !== exit_codes.d.findings;
          if (process.env["GITHUB_ACTIONS"] === "true" || isError || !this.#text)
            return;
          const lines = this.#text.trim().split("\n");
          await runnerLog.group(action_summary.Te, () => lines.forEach((line) => runnerLog.info((0, clip.clip)(line, MAX_LINE))));
        }
      }
      var stop_reason = __webpack_require__(54639);
      ;
      class StepProcess {
        /** Explains a cancellation until an action provides its own explanation. */
        explain = (cause) => new runtime_failure.HR("canceled", "The run was canceled.", { advice: "Run again.", cause });
        #canceled = new AbortController();
        #failed = false;
        constructor() {
          process.exitCode = exit_codes.d.failed;
          process.once("beforeExit", () => {
            if (process.exitCode !== exit_codes.d.ok)
              this.fail(new Error("the run stopped before it was complete"));
          });
          process.once("uncaughtException", (error) => {
            this.fail(error);
            process.exit();
          });
          process.noDeprecation = true;
        }
        succeed() {
          process.exitCode = exit_codes.d.ok;
        }
        /** Reports the first error. Later errors are consequences of it. */
        fail(error) {
          if (this.#failed)
            return;
          this.#failed = true;
          const failure = (0, runtime_failure.h_)(error);
          const { code, message, advice, cause } = failure;
          const page = (0, docs_url.PD)(process.env);
          core.C1(`${message}
${(0, docs_url.hF)(advice, page)}
More about this error: ${page}#${code}`);
          if (process.env["GITHUB_ACTIONS"] !== "true")
            process.exitCode = (0, runtime_failure.FO)(failure);
          if (cause !== void 0)
            core.Yz(`Cause: ${cause instanceof Error && cause.stack || (0, runtime_failure.A3)(cause)}`);
        }
        /** Returns a signal that aborts when the run is canceled. The process then ends, even if the cleanup takes too long. */
        cancellation() {
          for (const name of ["SIGINT", "SIGTERM", "SIGBREAK"])
            process.on(name, () => this.#stop(name));
          process.once("disconnect", () => this.#stop("the end of the parent process"));
          if ("connected" in process && !process.connected)
            this.#stop("the end of the parent process");
          process.channel?.unref();
          process.stdout.on("error", () => this.#stop("a closed log"));
          return this.#canceled.signal;
        }
        #stop(cause) {
          this.#canceled.abort(new stop_reason.Or(`stopped by ${cause}`));
          setTimeout(() => {
            this.fail(this.explain(this.#canceled.signal.reason));
            process.exit();
          }, stop_reason.vu).unref();
        }
        /** Ends the step even if a library keeps a connection open. */
        end() {
          setTimeout(() => process.exit(), stop_reason.vu).unref();
        }
      }
      ;
      async function runAction(record, action, { clock: clock2, writeSummary, setStopExplanation }) {
        setStopExplanation?.(action.explain);
        try {
          await action.work();
        } catch (error) {
          const failure = (0, runtime_failure.h_)(action.explain(error));
          record.failure = failure;
          throw failure;
        } finally {
          record.endedAt = clock2.now();
          const columns = Number(process.env["COLUMNS"]);
          await writeSummary(action.summary(format.MARKDOWN), action.summary((0, format.plainFormat)(columns > 0 ? columns : void 0)));
        }
      }
      async function run(inputs, action) {
        const step = new StepProcess();
        const summary = new JobSummary();
        const given = readInputs(inputs);
        const http = new agent_http.A("static-docs-export", { ...core._o() && { trace: core.Yz } });
        try {
          await action(given, {
            log: runnerLog,
            clock: clock.m,
            random: Math.random,
            signal: step.cancellation(),
            http,
            setOutput: core.uH,
            writeSummary: async (markdown, text) => await summary.write(markdown, text),
            setStopExplanation: (explain) => step.explain = explain
          });
          step.succeed();
        } catch (error) {
          step.fail(error);
          const failure = (0, runtime_failure.h_)(error);
          const heading = failure.code === "invalid-input" ? "\u274C Invalid input" : "\u274C The action failed";
          if (!summary.isWritten)
            await summary.write((0, action_summary.YG)({ heading, facts: [], failure }, (0, docs_url.PD)(process.env)), "");
        }
        http[Symbol.dispose]();
        await summary.show();
        step.end();
      }
      function readInputs({ names, secrets, secretHeaders }) {
        const given = Object.fromEntries(names.map((name) => [name, core.V4(name)]).filter(([, value]) => value !== ""));
        const values = [
          ...secrets.flatMap((name) => given[name] ?? []),
          ...secretHeaders === void 0 ? [] : (0, runtime_secrets.n3)(given[secretHeaders] ?? "")
        ];
        for (const form of (0, runtime_secrets.XP)(values))
          core.Pq(form);
        return given;
      }
    })
  ),
  /***/
  75437: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        f: () => (
          /* binding */
          readRunner
        ),
        /* harmony export */
        j: () => (
          /* binding */
          readEvent
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(23945);
      function readRunner(env) {
        const workspace = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env["GITHUB_WORKSPACE"] ?? "");
        const serverUrl = env["GITHUB_SERVER_URL"] || "https://github.com";
        const repository = env["GITHUB_REPOSITORY"] ?? "";
        return {
          workspace,
          tempDir: (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(env["RUNNER_TEMP"] || workspace),
          serverUrl,
          apiUrl: env["GITHUB_API_URL"] || "https://api.github.com",
          repository,
          runUrl: `${serverUrl}/${repository}/actions/runs/${env["GITHUB_RUN_ID"] ?? ""}`,
          sha: env["GITHUB_SHA"] || void 0,
          hasArtifactStorage: Boolean(env["ACTIONS_RUNTIME_TOKEN"] && env["ACTIONS_RESULTS_URL"])
        };
      }
      function readEvent({ GITHUB_EVENT_PATH: path = "" }, schema) {
        try {
          return zod_mini__WEBPACK_IMPORTED_MODULE_2__.xL(schema, JSON.parse((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8"))).data;
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  37223: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Jx: () => (
          /* binding */
          detailsTable
        ),
        /* harmony export */
        Te: () => (
          /* binding */
          SUMMARY_GROUP
        ),
        /* harmony export */
        YG: () => (
          /* binding */
          summaryOf
        ),
        /* harmony export */
        cf: () => (
          /* binding */
          durationOf
        )
        /* harmony export */
      });
      var _docs_url_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(53361);
      var _text_format_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(64579);
      var _text_clip_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(74238);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);
      const SUMMARY_GROUP = "Summary";
      function summaryOf({ heading, facts, failure }, errorsPage, sections = [], format = _text_format_js__WEBPACK_IMPORTED_MODULE_1__.MARKDOWN) {
        const alert = failure && failureAlert(failure, errorsPage, format);
        const all = [format.heading(2, heading), listOfFacts(facts), alert, ...sections];
        return `${all.filter(isFilled).join("\n\n")}
`;
      }
      function listOfFacts(facts) {
        return facts.filter(isFilled).join(" \xB7 ");
      }
      function durationOf({ startedAt, endedAt }) {
        return endedAt === void 0 ? void 0 : (0, _text_units_js__WEBPACK_IMPORTED_MODULE_2__.formatDuration)(endedAt - startedAt);
      }
      function detailsTable(rows, { table } = _text_format_js__WEBPACK_IMPORTED_MODULE_1__.MARKDOWN) {
        const filled = rows.map(([label, ...facts]) => [label, listOfFacts(facts)]).filter(([, facts]) => facts !== "");
        return filled.length === 0 ? void 0 : table(["Details", ""], filled);
      }
      function isFilled(part) {
        return typeof part === "string" && part !== "";
      }
      const MAX_TEXT = 4e3;
      function failureAlert({ message, advice, code }, page, format) {
        const { alert, strong, sentence, linkAndAddress } = format;
        const [first = "", ...rest] = (0, _text_clip_js__WEBPACK_IMPORTED_MODULE_3__.clip)(message, MAX_TEXT).split("\n");
        const url = /^https?:/.test(page) ? `${page}#${code}` : void 0;
        return alert("CAUTION", [
          strong(sentence(first)),
          ...paragraphsOf(rest, format),
          sentence((0, _text_clip_js__WEBPACK_IMPORTED_MODULE_3__.clip)((0, _docs_url_js__WEBPACK_IMPORTED_MODULE_0__.hF)(advice, page), MAX_TEXT)),
          url === void 0 ? format.code(code) : linkAndAddress(`More about ${code}`, url)
        ]);
      }
      function paragraphsOf(lines, format) {
        const { sentence } = format;
        const paragraphs = [];
        for (const line of lines) {
          const isList = line.startsWith("- ");
          const text = isList ? `- ${sentence(line.slice(2))}` : sentence(line);
          const last = paragraphs.at(-1);
          if (last?.isList === isList)
            last.lines.push(text);
          else
            paragraphs.push({ isList, lines: [text] });
        }
        return paragraphs.map(({ isList, lines: texts }) => texts.join(isList ? "\n" : format.lineBreak));
      }
    })
  ),
  /***/
  24710: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $t: () => (
          /* binding */
          connectionError
        ),
        /* harmony export */
        j$: () => (
          /* binding */
          HttpError
        ),
        /* harmony export */
        tE: () => (
          /* binding */
          decideRetry
        )
        /* harmony export */
      });
      var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _retry_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(18459);
      class HttpError extends Error {
        name = "HttpError";
        status;
        headers;
        /** The response body, truncated where the client stopped reading. May repeat secrets from the request. */
        body;
        waitMs;
        /** Error code from the server, such as NoSuchKey, or from Node, such as ECONNREFUSED. */
        code;
        /** False if the request did not reach the server. */
        maybeReceived;
        /** No TLS connection could be established: no request was sent, and a retry does not help. */
        isTlsProblem;
        /** This machine does not trust the certificate. */
        isTrustProblem;
        constructor(message, about = {}) {
          super(message, about.cause === void 0 ? void 0 : { cause: about.cause });
          const { response, now = 0 } = about;
          this.status = response?.status;
          this.headers = response?.headers ?? {};
          this.body = response?.body ?? "";
          this.waitMs = (0, _retry_js__WEBPACK_IMPORTED_MODULE_1__.Vs)(this.headers, now);
          this.code = about.code ?? codeOf(about.cause);
          this.maybeReceived = about.maybeReceived ?? true;
          this.isTlsProblem = response === void 0 && isTlsProblem(this.code);
          this.isTrustProblem = response === void 0 && TRUST_CODES.test(this.code ?? "");
        }
      }
      const TRUST_CODES = /CERT|UNABLE_TO_(GET|VERIFY)|INVALID_CA|HOSTNAME_MISMATCH/;
      function isTlsProblem(code = "") {
        return TRUST_CODES.test(code) || /^ERR_TLS|^ERR_SSL|^EPROTO$/.test(code);
      }
      function connectionError(error, { responded }) {
        const reason = (0, _failure_js__WEBPACK_IMPORTED_MODULE_0__.A3)(error).trim();
        return new HttpError(responded ? `the response was truncated (${reason})` : reason, {
          maybeReceived: responded || !neverConnected(error),
          cause: error
        });
      }
      function neverConnected(error) {
        const { errors, code, syscall } = Object(error);
        if (errors !== void 0)
          return errors.every(neverConnected);
        return syscall === "connect" || syscall === "getaddrinfo" || isTlsProblem(code);
      }
      function codeOf(error) {
        const { errors, code } = Object(error);
        if (errors !== void 0)
          return codeOf(errors[0]);
        return typeof code === "string" && !(error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.HR) ? code : void 0;
      }
      const FILE_ERRORS = /* @__PURE__ */ new Set(["ENOENT", "EACCES", "EPERM", "EIO", "EISDIR", "EBADF"]);
      function decideRetry(error, { attempt, isReached }) {
        if (!(error instanceof HttpError))
          return { retry: false };
        if (error.status !== void 0)
          return { retry: (0, _retry_js__WEBPACK_IMPORTED_MODULE_1__.dg)(error.status), waitMs: error.waitMs };
        if (error.isTlsProblem || FILE_ERRORS.has(error.code ?? ""))
          return { retry: false };
        if (/^ERR_(INVALID|UNESCAPED)_/.test(error.code ?? ""))
          return { retry: false };
        return { retry: isReached || error.maybeReceived || attempt < _retry_js__WEBPACK_IMPORTED_MODULE_1__.Hu };
      }
    })
  ),
  /***/
  38056: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        gw: () => (
          /* binding */
          readLimitedText
        ),
        /* harmony export */
        oJ: () => (
          /* binding */
          isSuccess
        ),
        /* harmony export */
        w$: () => (
          /* binding */
          sendRequest
        )
        /* harmony export */
      });
      var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _http_error_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(24710);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);
      async function sendRequest({ timeoutMs, maxBytes, needsBody, hash, onResponse, ...request }, { http, signal }) {
        const timeout = timeoutMs === void 0 ? void 0 : AbortSignal.timeout(timeoutMs);
        const progress = { sent: false, responded: false };
        try {
          const response = await http.send({
            ...request,
            signal: timeout === void 0 ? signal : AbortSignal.any([signal, timeout]),
            onSent: () => progress.sent = true
          });
          progress.responded = true;
          const { statusCode: status = 0, headers } = response;
          onResponse?.(headers);
          if (hash !== void 0 && isSuccess(status)) {
            for await (const chunk of response)
              hash.update(chunk);
            return { status, headers, body: "" };
          }
          return { status, headers, body: await readLimitedText(response, maxBytes, needsBody) };
        } catch (error) {
          signal.throwIfAborted();
          if (error instanceof _failure_js__WEBPACK_IMPORTED_MODULE_0__.HR || error instanceof _http_error_js__WEBPACK_IMPORTED_MODULE_1__.j$)
            throw error;
          if (timeoutMs !== void 0 && timeout?.aborted === true) {
            const missing = progress.sent ? "response" : "connection";
            throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__.j$(`no ${missing} within ${(0, _text_units_js__WEBPACK_IMPORTED_MODULE_2__.formatDuration)(timeoutMs)}`, {
              maybeReceived: progress.sent,
              cause: error
            });
          }
          throw (0, _http_error_js__WEBPACK_IMPORTED_MODULE_1__.$t)(error, progress);
        }
      }
      const MAX_ERROR_BYTES = 1e6;
      function isSuccess(status) {
        return status >= 200 && status < 300;
      }
      async function readLimitedText(response, maxBytes, needsBody = false) {
        const { statusCode: status = 0, headers } = response;
        const limit = isSuccess(status) ? maxBytes : Math.min(maxBytes, MAX_ERROR_BYTES);
        const chunks = [];
        let length = 0;
        try {
          for await (const chunk of response) {
            length += chunk.length;
            chunks.push(chunk);
            if (length > limit)
              break;
          }
        } catch (error) {
          if (isSuccess(status) || needsBody)
            throw error;
        }
        const body = new TextDecoder().decode(Buffer.concat(chunks).subarray(0, limit));
        if (length > maxBytes && isSuccess(status)) {
          const message = `the response is larger than ${maxBytes / 1e6} MB`;
          throw new _http_error_js__WEBPACK_IMPORTED_MODULE_1__.j$(message, { response: { status, headers, body } });
        }
        return body;
      }
    })
  ),
  /***/
  97895: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        z: () => (
          /* binding */
          randomId
        )
        /* harmony export */
      });
      function randomId(random) {
        return Math.floor(random() * 2 ** 48).toString(16).padStart(12, "0");
      }
    })
  ),
  /***/
  93921: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        GL: () => (
          /* binding */
          rootAbove
        ),
        /* harmony export */
        J9: () => (
          /* binding */
          outermost
        ),
        /* harmony export */
        b$: () => (
          /* binding */
          readCheckout
        ),
        /* harmony export */
        qn: () => (
          /* binding */
          linkIn
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(84166);
      var _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(92790);
      function readCheckout(folder, workspace, { sha, isRunner }) {
        const around = (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)(folder, workspace) ? workspace : void 0;
        const found = repositoryOf(folder, isRunner ? around : void 0);
        const own = found ?? { root: around ?? folder, commit: sha };
        return {
          ...own,
          folder,
          prefix: wayTo(folder, own.root),
          path: wayTo(folder, outermost(own).root),
          isClone: found !== void 0
        };
      }
      function outermost(checkout) {
        return checkout.outer === void 0 ? checkout : outermost(checkout.outer);
      }
      function linkIn(path, workspace) {
        const top = (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)(path, workspace) ? workspace : rootAbove(path, void 0) ?? (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path);
        for (let at = path; at !== top && at !== (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at); at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
          if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(at, { throwIfNoEntry: false })?.isSymbolicLink())
            return at;
        return void 0;
      }
      function rootAbove(folder, top) {
        for (let at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(folder); ; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at)) {
          if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(at, ".git"), { throwIfNoEntry: false }) !== void 0)
            return at;
          if (at === top || at === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
            return void 0;
        }
      }
      function wayTo(folder, root) {
        const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(root, folder).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/");
        return path === "" ? "" : `${path}/`;
      }
      function repositoryOf(folder, top) {
        const root = rootAbove(folder, top);
        if (root === void 0)
          return void 0;
        const git = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(root, ".git");
        if ((0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(git).isDirectory())
          return { root, commit: checkedOutCommit(git) };
        const outer = root === top || root === (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root) ? void 0 : repositoryOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(root), top);
        const own = outer && submoduleFolder(git, (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(outermost(outer).root, ".git"));
        return own === void 0 ? { root, commit: void 0 } : { root, commit: checkedOutCommit(own), outer };
      }
      function submoduleFolder(file, repository) {
        const target = /^gitdir: (.+)$/.exec(contentOf(file))?.[1];
        if (target === void 0 || !(0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(repository).isDirectory())
          return void 0;
        try {
          const own = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(file), target));
          const isSubmodule = (0, _runtime_files_is_below_js__WEBPACK_IMPORTED_MODULE_2__.isBelow)(own, (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.realpathSync)(repository)) && contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(own, "commondir")) === "";
          return isSubmodule ? own : void 0;
        } catch {
          return void 0;
        }
      }
      const SHA = /^[0-9a-f]{40}(?:[0-9a-f]{24})?$/;
      function checkedOutCommit(git) {
        const head = contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, "HEAD"));
        if (SHA.test(head))
          return head;
        const ref = /^ref: (refs\/[^\0]+)$/.exec(head)?.[1];
        if (ref === void 0 || ref.split("/").includes(".."))
          return void 0;
        const packed = contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, "packed-refs")).split("\n");
        const found = packed.find((line) => line.endsWith(` ${ref}`))?.split(" ")[0] ?? "";
        return [contentOf((0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(git, ref)), found].find((value) => SHA.test(value));
      }
      function contentOf(path) {
        return (0, _runtime_files_read_below_js__WEBPACK_IMPORTED_MODULE_3__.readIfThere)((0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(path), (0, node_path__WEBPACK_IMPORTED_MODULE_1__.basename)(path))?.toString().trim() ?? "";
      }
    })
  ),
  /***/
  20515: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        bV: () => (
          /* binding */
          fileNameOf
        ),
        /* harmony export */
        kD: () => (
          /* binding */
          linkProblem
        ),
        /* harmony export */
        pe: () => (
          /* binding */
          findDocsFolder
        )
        /* harmony export */
      });
      var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(77598);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(24707);
      var _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(45852);
      var _checkout_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(93921);
      function findDocsFolder(given, workspace, isRunner) {
        if (given !== void 0) {
          const path = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, given);
          return (0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__.RV)(path) === void 0 ? new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(`\`docs-path\` has neither docs.json nor mint.json: ${given}`) : linkProblem("docs-path", path, workspace) ?? path;
        }
        const root = isRunner ? void 0 : (0, _checkout_js__WEBPACK_IMPORTED_MODULE_3__.GL)(workspace, void 0);
        const found = [(0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__.Vy)(workspace), root === void 0 ? [] : docsAround(workspace, root)].find((folders) => folders.length > 0);
        const [only, ...others] = found ?? [];
        if (only === void 0)
          return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(isRunner ? "`docs-path` is missing: no folder in the workspace contains docs.json or mint.json. Check out the repository before this step" : "`docs-path` is missing: no docs.json or mint.json was found in the current folder or in its clone");
        if (others.length === 0)
          return only;
        const listed = [only, ...others].map((path) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, path).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/")).join(", ");
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(`\`docs-path\` is missing: several folders have docs.json or mint.json (${listed}). Set it to one of these folders`);
      }
      function docsAround(folder, root) {
        for (let at = folder; at !== root; at = (0, node_path__WEBPACK_IMPORTED_MODULE_1__.dirname)(at))
          if ((0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__.RV)(at) !== void 0)
            return [at];
        return (0, _site_docs_folders_js__WEBPACK_IMPORTED_MODULE_2__.Vy)(root);
      }
      function linkProblem(name, path, workspace) {
        const found = (0, _checkout_js__WEBPACK_IMPORTED_MODULE_3__.qn)(path, workspace);
        if (found === void 0)
          return void 0;
        const shown = JSON.stringify((0, node_path__WEBPACK_IMPORTED_MODULE_1__.relative)(workspace, found).split(node_path__WEBPACK_IMPORTED_MODULE_1__.sep).join("/"));
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_4__.AF(`\`${name}\` leads through ${shown}, which is a symbolic link. Links are not followed`);
      }
      function fileNameOf(path) {
        const parts = path.split("/").filter((part) => part !== "");
        const plain = parts.map((part) => `-${part.replaceAll(/[^\w.]/g, "_")}`).join("");
        const isPlain = plain.length <= MAX_FILE_NAME && parts.every((part) => /^[a-z0-9._]+$/.test(part));
        return isPlain ? plain : `${plain.slice(0, MAX_FILE_NAME)}-${(0, node_crypto__WEBPACK_IMPORTED_MODULE_0__.hash)("sha256", path).slice(0, 8)}`;
      }
      const MAX_FILE_NAME = 60;
    })
  ),
  /***/
  42496: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        o: () => (
          /* binding */
          openClone
        )
      });
      var find_program = __webpack_require__(15288);
      var files_git = __webpack_require__(8568);
      var problem = __webpack_require__(24707);
      var consumers_ = __webpack_require__(38321);
      var clip = __webpack_require__(74238);
      var plain_text = __webpack_require__(39180);
      var repository = __webpack_require__(43973);
      ;
      const FETCH = "If the clone is partial, run `git fetch --refetch --no-filter` to download all files";
      const MAX_COMMITS = 5e4;
      const MAX_RENAMES = 1e3;
      const MAX_BYTES = 4e8;
      const LOG = [
        ...["log.showSignature=false", "log.follow=false", "log.diffMerges=off"].flatMap((each) => ["-c", each]),
        ...["--literal-pathspecs", "log"]
      ];
      class Clone {
        #git;
        #timeoutMs;
        #signal;
        /** `timeoutMs`: time limit for each synchronous command, which no signal can stop. */
        constructor(git, timeoutMs, signal) {
          this.#git = git;
          this.#timeoutMs = timeoutMs;
          this.#signal = signal;
        }
        /** Returns a copy of this object whose commands stop when `signal` aborts. */
        until(signal) {
          return new Clone(this.#git, this.#timeoutMs, signal);
        }
        /** Returns the id of a commit, tree, or blob, or the error message from `git`. */
        resolve(revision) {
          return this.#runSync(["rev-parse", "--verify", "--end-of-options", revision]);
        }
        /** Returns the id of the merge base of two commits, or the error message from `git`. */
        mergeBase(base, head) {
          return this.#runSync(["merge-base", base, head]);
        }
        /** Returns the commit itself, because `git` finds the tree of a commit. */
        async treeOf(commit) {
          return await Promise.resolve(commit);
        }
        async commonAncestor(a, b) {
          const found = this.mergeBase(a, b);
          if (!(found instanceof problem.AF))
            return await Promise.resolve(found);
          if (found.message === "")
            return void 0;
          throw new repository._Z(`git: ${found.message}`);
        }
        async timeOf(commit) {
          const args = ["-s", "--no-show-signature", "--format=%cI", "--end-of-options", `${commit}^{commit}`];
          const shown = this.#runSync(["show", ...args]);
          if (shown instanceof problem.AF)
            throw new repository._Z(`git: ${shown.message}`);
          return await Promise.resolve(Date.parse(shown));
        }
        async parentOf(commit) {
          const found = this.resolve(`${commit}^1^{commit}`);
          return await Promise.resolve(found instanceof problem.AF ? void 0 : found);
        }
        isShallow() {
          return this.#runSync(["rev-parse", "--is-shallow-repository"]) === "true";
        }
        async files(tree, folder) {
          const below = this.resolve(`${tree}:${folder.replace(/\/$/, "")}`);
          if (below instanceof problem.AF)
            return /* @__PURE__ */ new Map();
          const list = await this.#run(["ls-tree", "-z", "-r", "-l", below]);
          const entries = list.toString().split("\0").slice(0, -1).map(readEntry).filter(repository._8);
          return new Map(entries.map(({ path, sha, size }) => [path, { sha, size }]));
        }
        async texts(files) {
          const total = [...files.values()].reduce((sum, { size }) => sum + size, 0);
          if (total > MAX_BYTES)
            throw new repository._Z(`the files that differ have ${total} bytes in total, but at most ${MAX_BYTES} bytes are compared`);
          if (files.size === 0)
            return /* @__PURE__ */ new Map();
          const names = [...files.keys()];
          const found = await this.#run(["cat-file", "--batch"], `${names.join("\n")}
`);
          let at = 0;
          const texts = names.map((name) => {
            const start = found.indexOf("\n", at) + 1;
            const size = /^[0-9a-f]+ blob (\d+)\n$/.exec(found.toString("utf8", at, start))?.[1];
            if (size === void 0)
              throw new repository._Z(`the clone does not contain the blob ${name}. ${FETCH}`);
            at = start + Number(size) + 1;
            return [name, found.toString("utf8", start, at - 1)];
          });
          return new Map(texts);
        }
        async index(folder) {
          const list = await this.#run(["--literal-pathspecs", "ls-files", "-t", "-s", "-z", "--", folder || "."]);
          const entries = list.toString().split("\0").slice(0, -1);
          return new Map(entries.flatMap((line) => {
            const [, tag, sha = "", path] = /^(\w) \d+ (\w+) 0\t([^]*)$/.exec(line) ?? [];
            return path === void 0 ? [] : [[path.slice(folder.length), { sha, isLeftOut: tag === "S" }]];
          }));
        }
        /** Lists the commits that changed the set of files in a folder, newest first. Paths are relative to the folder. */
        async history(commit, folder) {
          const list = await this.#run([
            ...LOG,
            ...["-M", `-l${MAX_RENAMES}`, "--diff-filter=ADR", "--no-ext-diff"],
            ...["--raw", "--no-abbrev", "-z", "--format=%H", `--max-count=${MAX_COMMITS}`],
            ...["--end-of-options", commit, "--", folder || "."]
          ]);
          return readHistory(list.toString(), folder);
        }
        async firstParents(head, { since, max }) {
          const list = await this.#run([
            ...[...LOG, "--first-parent", "--no-patch", "--format=%H", `--max-count=${max}`],
            ...["--end-of-options", head, ...since === void 0 ? [] : [`^${since}`]]
          ]);
          return list.toString().split("\n").filter(Boolean);
        }
        async fileHistory(head, path, { since, max }) {
          const list = await this.#run([
            ...LOG,
            ...["--follow", "--first-parent", "--diff-merges=first-parent", "-M", "--no-ext-diff"],
            ...["--name-status", "-z", "--format=%H %cI", `--max-count=${max}`],
            ...["--end-of-options", head, ...since === void 0 ? [] : [`^${since}`], "--", path]
          ]);
          return readFileHistory(list.toString());
        }
        #runSync(args) {
          return this.#git.ask(args, this.#timeoutMs);
        }
        async #run(args, input = "") {
          const child = this.#git.start(args, this.#signal);
          const failed = new Promise((_, reject) => child.once("error", reject));
          child.stdin.on("error", () => void 0).end(input);
          const ended = new Promise((resolve) => child.once("close", resolve));
          const work = Promise.all([(0, consumers_.buffer)(child.stdout), (0, consumers_.buffer)(child.stderr), ended]);
          const [stdout, stderr, status] = await Promise.race([work, failed]);
          if (status === 0)
            return stdout;
          throw new repository._Z(`git: ${(0, clip.clip)((0, plain_text.plainText)(stderr.toString().trim()), 300)}. ${FETCH}`);
        }
      }
      function readHistory(list, folder) {
        const fields = list.split("\0").values();
        const nextPath = () => fields.next().value?.slice(folder.length) ?? "";
        const found = [];
        for (const field of fields) {
          const [, id2, before = "", after = "", kind] = /^\n*(?:([0-9a-f]{40,64})\n*|:\d+ \d+ (\w+) (\w+) ([ADR])\d*)$/.exec(field) ?? [];
          if (id2 !== void 0)
            found.push({ renamed: [], added: [], removed: [] });
          const commit = found.at(-1);
          if (kind === "R")
            commit?.renamed.push({ from: nextPath(), to: nextPath(), blobs: [before, after] });
          else if (kind !== void 0)
            commit?.[kind === "A" ? "added" : "removed"].push(nextPath());
        }
        return found;
      }
      function readFileHistory(list) {
        const fields = list.split("\0").values();
        const nextPath = () => fields.next().value ?? "";
        const found = [];
        for (const field of fields) {
          const [, sha, date = "", kind] = /^\n*(?:([0-9a-f]{40,64}) (\S+)\n*|([A-Z])\d*)$/.exec(field) ?? [];
          if (sha !== void 0)
            found.push({ sha, date, path: "" });
          if (kind === void 0)
            continue;
          const path = nextPath();
          const commit = found.at(-1);
          if (commit !== void 0)
            commit.path = kind === "R" || kind === "C" ? nextPath() : path;
          if (kind === "A" || kind === "C")
            break;
        }
        return found;
      }
      function readEntry(line) {
        const [, mode = "", sha = "", size = "", path = ""] = /^(\d+) \w+ (\w+) +(\S+)\t([^]*)$/.exec(line) ?? [];
        return { path, mode, sha, size: Number.parseInt(size, 10) || 0 };
      }
      ;
      function openClone({ root }, env, timeoutMs) {
        const git = (0, find_program.findProgram)("git", env, root);
        if (git === void 0)
          return new problem.AF("`git` is not in `PATH`. Install `git` to read the clone");
        const clone = new Clone(new files_git.Git(git, root, env), timeoutMs);
        const head = clone.resolve("HEAD^{commit}");
        return head instanceof problem.AF ? new problem.AF(`the clone cannot be read: ${head.message}`) : { clone, head };
      }
    })
  ),
  /***/
  43973: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        _8: () => (
          /* binding */
          isDocsFile
        ),
        /* harmony export */
        _Z: () => (
          /* binding */
          NotComparable
        ),
        /* harmony export */
        zF: () => (
          /* binding */
          isGitHubProblem
        )
        /* harmony export */
      });
      var _sources_files_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(89181);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
      var _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(24710);
      var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(54639);
      class NotComparable extends Error {
        name = "NotComparable";
      }
      function isGitHubProblem(error) {
        return error instanceof NotComparable || error instanceof _runtime_http_http_error_js__WEBPACK_IMPORTED_MODULE_2__.j$ || error instanceof _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_3__.GA || error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.HR && error.code === "github-rate-limited";
      }
      function isDocsFile({ path, mode }) {
        return /^100(?:644|755|664)$/.test(mode) && !path.split("/").some(_sources_files_js__WEBPACK_IMPORTED_MODULE_0__.dK);
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
