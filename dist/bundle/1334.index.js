const id = 1334;
const ids = [1334];
const modules = {
  /***/
  92786: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.r(__webpack_exports__);
      __webpack_require__.d(__webpack_exports__, {
        init: () => (
          /* binding */
          init
        )
      });
      var external_node_fs_ = __webpack_require__(73024);
      var promises_ = __webpack_require__(51455);
      var external_node_path_ = __webpack_require__(76760);
      var plain_text = __webpack_require__(39180);
      var shell_word = __webpack_require__(37397);
      var service_inputs = __webpack_require__(97516);
      var help = __webpack_require__(54559);
      var project = __webpack_require__(26831);
      var questions = __webpack_require__(66867);
      var cli_shell = __webpack_require__(17236);
      var exit_codes = __webpack_require__(78620);
      var external_node_util_ = __webpack_require__(57975);
      var docs_url = __webpack_require__(53361);
      var parse_url = __webpack_require__(37630);
      var parse = __webpack_require__(23945);
      var input_schema = __webpack_require__(84160);
      var input_fields = __webpack_require__(96421);
      var address = __webpack_require__(17449);
      var problem = __webpack_require__(24707);
      var external_node_crypto_ = __webpack_require__(77598);
      ;
      const MAX_NAME = 33;
      function resourceName(repository2) {
        const full = repository2.toLowerCase();
        const name = `docs-${full.replaceAll(/[^a-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "")}`;
        if (/^[a-z0-9]+\/[a-z0-9]+$/.test(full) && name.length <= MAX_NAME)
          return name;
        const digest = (0, external_node_crypto_.createHash)("sha256").update(full).digest("hex").slice(0, 6);
        return `${name.slice(0, MAX_NAME - digest.length - 1).replace(/-+$/, "")}-${digest}`;
      }
      const REGION = "us-east-1";
      const ENVIRONMENT = "docs";
      ;
      const MINT_EXAMPLE = "mint-export.yml";
      const TEMPLATE = ".github/static-docs-export/cloudfront.yaml";
      const WRANGLER = ["npx", "--yes", "wrangler@4"];
      const HOSTS = {
        "s3-cloudfront": {
          about: "Amazon S3 and CloudFront",
          example: "s3-cloudfront.yml",
          copies: { "hosting/cloudfront/template.yaml": TEMPLATE },
          hasStack: true,
          create: (setup) => [
            {
              about: `Stack ${setup.name}: bucket, distribution, rewrite rule, and a role for ${setup.repository}`,
              command: deploy(setup),
              hint: `If the command fails because the identity provider already exists, add OidcProviderArn=ARN to the command,
with the ARN that aws iam list-open-id-connect-providers shows for token.actions.githubusercontent.com.`
            }
          ],
          left: (setup) => {
            if (setup.siteUrl === "")
              return ["To use your own domain, run init again with --site-url."];
            const host2 = new URL(setup.siteUrl).host;
            return [
              `Certificate: aws acm request-certificate --region us-east-1 --validation-method DNS --domain-name ${host2}`,
              `When the certificate is issued, run ${[...deploy(setup), `DomainName=${host2}`].join(" ")} CertificateArn=ARN, and then store the stack outputs again.`,
              `DNS: a CNAME record for ${host2} with the value of the stack output DistributionDomain. To move a live site, see ${setup.docs}/moving.md`
            ];
          }
        },
        "r2-cloudflare": {
          about: "Cloudflare R2 behind a Worker",
          example: "r2-cloudflare.yml",
          needsSiteUrl: true,
          copies: {
            "hosting/r2/worker.js": "docs-worker/r2/worker.js",
            "hosting/r2/wrangler.toml": "docs-worker/r2/wrangler.toml",
            "hosting/redirects/rules.mjs": "docs-worker/redirects/rules.mjs"
          },
          fill: ({ name, siteUrl }) => ({
            "Change the three values below, then run once": "To deploy it",
            'name = "docs"': `name = "${name}"`,
            'pattern = "docs.example.com"': `pattern = "${new URL(siteUrl).host}"`,
            'bucket_name = "example-docs"': `bucket_name = "${name}"`
          }),
          values: ({ name }) => ({ DOCS_BUCKET: name }),
          create: ({ name }) => [
            {
              about: `R2 bucket ${name}`,
              command: [...WRANGLER, "r2", "bucket", "create", name],
              unless: [...WRANGLER, "r2", "bucket", "info", name]
            },
            {
              about: `Worker ${name} in front of the bucket`,
              command: [...WRANGLER, "deploy", "--config", "docs-worker/r2/wrangler.toml"]
            }
          ],
          where: ({ name }) => ({
            R2_ACCESS_KEY_ID: `the access key ID of an API token with "Object Read & Write" for ${name}, from R2 > Manage API tokens`,
            R2_SECRET_ACCESS_KEY: "the secret access key of the same API token"
          }),
          left: ({ siteUrl }) => [
            `DNS: the domain of ${new URL(siteUrl).host} needs a zone in the Cloudflare account; the Worker adds the record.`
          ]
        },
        "github-pages": {
          about: "GitHub Pages",
          example: "github-pages.yml",
          mintExample: MINT_EXAMPLE,
          create: ({ repository: repository2, siteUrl }) => {
            const pages = githubApi(repository2, "/pages");
            const host2 = ownDomainOf(siteUrl);
            return [
              {
                about: "GitHub Pages, deployed by a workflow",
                command: [...pages, "--method", "POST", "-f", "build_type=workflow"],
                unless: pages,
                hint: "If the repository already uses GitHub Pages, set Settings > Pages > Source to GitHub Actions."
              },
              ...host2 === "" ? [] : [{ about: `Domain ${host2}`, command: [...pages, "--method", "PUT", "-f", `cname=${host2}`] }]
            ];
          },
          left: ({ repository: repository2, siteUrl }) => {
            const [owner = ""] = repository2.split("/");
            const host2 = ownDomainOf(siteUrl);
            return host2 === "" ? [] : [`DNS: a CNAME record for ${host2} with the value ${owner}.github.io, unless the record exists`];
          }
        },
        "cloudflare-pages": {
          about: "Cloudflare Pages",
          example: "cloudflare-pages.yml",
          needsSiteUrl: true,
          values: ({ name }) => ({ CLOUDFLARE_PROJECT: name }),
          create: ({ name }) => [
            {
              about: `Cloudflare Pages project ${name}`,
              command: [...WRANGLER, "pages", "project", "create", name, "--production-branch", "main"],
              unless: [...WRANGLER, "pages", "deployment", "list", "--project-name", name]
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
          about: "Vercel",
          example: "vercel.yml",
          needsSiteUrl: true,
          where: () => ({
            VERCEL_TOKEN: "a token for the team that owns the project, from Account Settings > Tokens"
          }),
          left: ({ name, repository: repository2, siteUrl }) => [
            [
              `Project: in an empty folder, run npx vercel link --project ${name}. Then store the ids from the new file .vercel/project.json:`,
              ...["ORG", "PROJECT"].map((id2) => `gh variable set VERCEL_${id2}_ID --repo ${repository2}`)
            ].join("\n  - "),
            `Domain: npx vercel domains add ${new URL(siteUrl).host} ${name}`
          ]
        },
        docker: {
          about: "an image with nginx, for Kubernetes",
          example: "docker.yml",
          needsSiteUrl: true,
          copies: {
            "hosting/docker/Dockerfile": "docs-image/Dockerfile",
            "hosting/nginx/docs.conf": "docs-image/docs.conf"
          },
          left: ({ repository: repository2, siteUrl, docs }) => [
            `Run ghcr.io/${repository2.toLowerCase()}-docs (port 8080) in your cluster, and serve it as ${new URL(siteUrl).host}. See ${docs}/hosting.md`
          ]
        },
        helm: {
          about: "a Helm values file, with a new link every six hours",
          example: "refresh-helm-values.yml",
          needsService: true,
          left: ({ file }) => [`In ${file}, set VALUES to the path of your values file.`]
        },
        gitlab: {
          about: "S3 from GitLab CI",
          example: "ci/gitlab-ci.yml",
          file: ".gitlab/docs.yml",
          copies: { "ci/docs-export.yml": ".gitlab/docs-export.yml" },
          needsSiteUrl: true,
          values: ({ name }) => ({ target: `s3://${name}`, region: REGION }),
          create: ({ name }) => [
            {
              about: `S3 bucket ${name} in ${REGION}`,
              command: ["aws", "s3", "mb", `s3://${name}`, "--region", REGION]
            }
          ],
          left: ({ name, siteUrl, docs, isFromMint }) => [
            `In Settings > CI/CD > Variables, add as masked variables: ${isFromMint ? "" : "DOCS_API_KEY, and "}AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY of a user with write access to the bucket.`,
            `Serve the bucket ${name} as ${new URL(siteUrl).host}, with a web server or CDN. See ${docs}/hosting.md`
          ]
        },
        service: {
          about: "stays at the service: reviews pull requests, and checks that merges are live",
          example: "is-it-live.yml",
          workflows: { "pull-request.yml": ".github/workflows/docs-pull-request.yml" },
          isService: true,
          needsSiteUrl: true
        }
      };
      function ownDomainOf(siteUrl) {
        const host2 = siteUrl === "" ? "" : new URL(siteUrl).host;
        return host2.endsWith(".github.io") ? "" : host2;
      }
      function deploy({ name, repository: repository2 }) {
        const options = ["--stack-name", name, "--template-file", TEMPLATE, "--capabilities", "CAPABILITY_IAM"];
        return ["aws", "cloudformation", "deploy", ...options, "--parameter-overrides", `Repository=${repository2}`];
      }
      function githubApi(repository2, below = "") {
        return ["gh", "api", `repos/${repository2}${below}`];
      }
      var init_repository = __webpack_require__(75025);
      ;
      const wrong = (value, problem2, expected) => `${value === "" ? "is missing" : problem2}: ${expected}`;
      const HOST_NAMES = Object.keys(HOSTS).join(", ");
      const host = (value) => Object.hasOwn(HOSTS, value) ? void 0 : wrong(value, `${value} is unknown`, `choose from ${HOST_NAMES}`);
      const from = (value) => ["api", "mint"].includes(value) ? void 0 : wrong(value, `${value} is unknown`, "choose api or mint");
      const domain = (value) => value.includes(".") ? parse.xL(input_schema.cA.shape.domain, value).error?.issues[0]?.message : wrong(value, `${value} is not a host name`, "use the name at the service, such as docs.example.com");
      const answer_checks_project = (value) => {
        const problem2 = value === "" ? void 0 : parse.xL(input_schema.cA.shape["update-project"], value).error;
        return problem2?.issues[0]?.message;
      };
      const answer_checks_address = (value) => {
        const url = (0, input_fields.Dy)(value);
        if (url instanceof problem.AF)
          return value ? url.message : "is missing: use the form https://docs.example.com";
        return (0, address.cr)(url) ? void 0 : `${value} is not https; plain http is allowed only for this machine`;
      };
      const repository = (expected) => (value) => (0, init_repository.Z6)(value) && !value.startsWith("OWNER/") ? void 0 : wrong(value, `${value} is not a repository`, expected);
      const source = (value) => value.startsWith("OWNER/") ? `${value} is a placeholder: OWNER stands for the account that has the repository of the actions. Use ACCOUNT/NAME` : repository("use ACCOUNT/NAME of the actions, such as the address from which you cloned them")(value);
      function repositoryOn(remote) {
        return repository(remote === void 0 || (0, init_repository.xr)(remote) !== void 0 ? "use ACCOUNT/NAME on GitHub" : `the remote origin is on ${remote.server}, not on github.com. Use ACCOUNT/NAME on GitHub, with GitHub Enterprise --repository ${remote.path}, or for a GitLab pipeline --host gitlab`);
      }
      function problemOfText(value) {
        if (value.includes("${{"))
          return "must not contain an expression";
        return new RegExp("\\p{Cc}", "u").test(value) ? "must not contain control characters" : void 0;
      }
      const ANSWERS = {
        host: [
          () => host,
          {
            question: "Where does the site go?",
            choices: Object.fromEntries(Object.entries(HOSTS).map(([name, { about }]) => [name, about]))
          }
        ],
        from: [
          () => from,
          {
            question: "Where does the site come from?",
            choices: {
              api: "an export job at the service; needs an API key",
              mint: "mint export, which runs in the workflow; needs no key"
            }
          }
        ],
        domain: [
          () => domain,
          {
            why: "The export job needs the host name under which the service has your site.",
            question: "Host name of the site at the service, such as docs.example.com"
          }
        ],
        "site-url": [
          () => answer_checks_address,
          {
            why: "Sitemap, canonical addresses and the check of the live site need the address that readers use.",
            question: "Address for readers, such as https://docs.example.com"
          }
        ],
        project: [() => answer_checks_project],
        "api-url": [() => answer_checks_address],
        source: [
          () => source,
          {
            why: "The workflow gets the actions from a repository on GitHub. This program has no record of the one it came from.",
            question: "Repository of the actions (ACCOUNT/NAME)"
          }
        ],
        repository: [
          ({ remote }) => repositoryOn(remote),
          {
            why: "Secrets and variables are stored in the repository that runs the workflow, and its remote is not on github.com.",
            question: "GitHub repository that runs the workflow (ACCOUNT/NAME)"
          }
        ]
      };
      ;
      async function askFor({ question, why, choices }, check, byDefault) {
        console.log();
        if (choices !== void 0)
          return await (0, questions.Sw)(question, choices, byDefault);
        if (why !== void 0)
          console.log((0, external_node_util_.styleText)("dim", why));
        return await (0, questions.kA)(question, check, byDefault);
      }
      const OF_SERVICE = ["domain", "project", "api-url"];
      async function readAnswers(flags, found, shell, own) {
        const problems = [];
        const isAsking = shell.isTerminal && !flags.yes;
        let isAsked = false;
        const preferred = (value) => shell.isTerminal || flags.yes ? value : "";
        const answer = async (name, known, byDefault = "") => {
          const [checkOf2, prompt] = ANSWERS[name];
          const given = flags[name] ?? known;
          const check = (value2) => problemOfText(value2) ?? checkOf2(found)(value2);
          if (given === void 0 && prompt !== void 0 && isAsking) {
            isAsked = true;
            return await askFor(prompt, check, byDefault);
          }
          const value = given ?? byDefault;
          const problem2 = check(value);
          if (problem2 !== void 0)
            problems.push(`--${name} ${problem2}`);
          return value;
        };
        const hostName = await answer("host", void 0, preferred(likelyHost(found)));
        const chosen = Object.hasOwn(HOSTS, hostName) ? HOSTS[hostName] : void 0;
        const isService = chosen?.isService === true;
        const onlyApi = chosen?.needsService === true ? "api" : void 0;
        const isFromMint = !isService && await answer("from", onlyApi, preferred("api")) === "mint";
        if (isFromMint && onlyApi !== void 0)
          problems.push(`--host ${hostName} needs a link from the service, which --from mint does not provide`);
        problems.push(...unusedFlags(flags, { hostName, isFromMint, isService }));
        const isPages = hostName === "github-pages";
        const ownPages = isPages ? pagesAddress(flags.repository ?? (0, init_repository.xr)(found.remote)) : "";
        const needsSiteUrl = flags["site-url"] !== void 0 || chosen?.needsSiteUrl === true || isPages;
        const answers = {
          host: hostName,
          isFromMint,
          domain: isFromMint || isService ? "" : await answer("domain"),
          siteUrl: needsSiteUrl ? await answer("site-url", void 0, ownPages) : "",
          project: await answer("project", ""),
          apiUrl: await answer("api-url", service_inputs.Ah),
          docs: await docsFolder(flags.docs, found, shell.folder, isAsking, problems),
          source: await answer("source", own?.repository, isAsking ? likelySource(found) : ""),
          repository: hostName === "gitlab" ? flags.repository ?? found.remote?.path ?? (0, external_node_path_.basename)(found.root) : await answer("repository", (0, init_repository.xr)(found.remote), isAsking ? found.remote?.path ?? "" : "")
        };
        problems.push(...problemsOfNames(answers, found));
        const wrongPath = problemOfPath(answers.siteUrl, { isPages, isFromMint, isService });
        if (wrongPath !== void 0)
          problems.push(`--site-url ${answers.siteUrl}: ${wrongPath}`);
        if (isService && found.docs.length === 0 && flags.docs === void 0)
          problems.push("--docs is missing: this repository has no folder with docs.json or mint.json");
        if (problems.length > 0)
          throw (0, cli_shell.jl)(...problems);
        return isFromMint && answers.siteUrl !== "" ? { ...answers, isAsked, domain: new URL(answers.siteUrl).hostname } : { ...answers, isAsked };
      }
      function unusedFlags(flags, { hostName, isFromMint, isService }) {
        const given = (names) => names.filter((name) => flags[name] !== void 0);
        return [
          ...(isFromMint ? given(OF_SERVICE) : []).map((name) => `--${name} requires --from api`),
          ...(isService ? given(["from", ...OF_SERVICE]) : []).map((name) => `--${name} is not used with --host ${hostName}: nothing is exported`)
        ];
      }
      function problemsOfNames({ host: hostName, docs, repository: name }, { branch }) {
        const ofRepository = hostName === "gitlab" ? problemOfText(name) : void 0;
        return [
          ...problemOfText(docs) === void 0 ? [] : [`--docs ${docs} has a name that a workflow cannot contain: rename the folder`],
          ...problemOfText(branch) === void 0 ? [] : [`the branch ${branch} has a name that a workflow cannot contain: rename the branch`],
          ...ofRepository === void 0 ? [] : [`--repository ${ofRepository}`]
        ];
      }
      function problemOfPath(siteUrl, { isPages, isFromMint, isService }) {
        const path = (0, parse_url.D)(siteUrl)?.pathname ?? "/";
        if (isPages)
          return isFromMint || SERVICE_PATHS.test(path) ? void 0 : "the service exports sites only for the root, /docs and /documentation. Use --from mint, a domain of your own, or the repository ACCOUNT.github.io";
        if (path === "/" || isService)
          return void 0;
        return (0, docs_url.hF)('init writes files for the root of a host. Remove the path, then see "Below a path" in docs/hosting.md', (0, docs_url.PD)({}));
      }
      function likelyHost({ remote }) {
        return remote !== void 0 && /\bgitlab\b/.test(remote.server) ? "gitlab" : "github-pages";
      }
      function likelySource({ remote }) {
        const account = (0, init_repository.xr)(remote)?.split("/")[0];
        return account === void 0 ? "" : `${account}/${(0, project.d5)().split("/")[1] ?? ""}`;
      }
      const SERVICE_PATHS = /^\/(?:docs|documentation)?\/?$/;
      function pagesAddress(name = "") {
        if (!(0, init_repository.Z6)(name))
          return "";
        const [owner = "", repository2 = ""] = name.split("/");
        const host2 = `${owner}.github.io`.toLowerCase();
        return `https://${host2}${repository2.toLowerCase() === host2 ? "" : `/${repository2}`}`;
      }
      async function docsFolder(flag, { root, docs }, folder, isAsking, problems) {
        const inRepository = (value) => {
          const path = (0, external_node_path_.resolve)(folder, value);
          if ((0, external_node_fs_.statSync)(path, { throwIfNoEntry: false })?.isDirectory() !== true)
            return void 0;
          const way = (0, external_node_path_.relative)((0, external_node_fs_.realpathSync)(root), (0, external_node_fs_.realpathSync)(path)).replaceAll("\\", "/");
          return way.startsWith("..") || (0, external_node_path_.isAbsolute)(way) ? void 0 : way;
        };
        if (flag !== void 0) {
          const way = inRepository(flag);
          if (way === void 0)
            problems.push(`--docs ${flag} is not a folder in this repository`);
          return way ?? "";
        }
        const [only = "", second] = docs;
        if (second === void 0)
          return only;
        const choices = docs.join(", ");
        if (isAsking) {
          console.log();
          const named = Object.fromEntries(docs.map((each) => [each || ".", ""]));
          const chosen = await (0, questions.Sw)("Which folder has the documentation?", named, docs[0] || ".");
          return chosen === "." ? "" : chosen;
        }
        problems.push(`--docs is missing: several folders have a docs.json or mint.json (${choices})`);
        return only;
      }
      var init_files = __webpack_require__(86658);
      var dist = __webpack_require__(38815);
      ;
      function fillIn(example, { mintExample, ...given }) {
        const { values, apiUrl, docs, branch, source: source2, ref, about } = given;
        const document = (0, dist.Tp)(example);
        if (mintExample !== void 0)
          exportWithMint(document, (0, dist.Tp)(mintExample));
        const own = (0, project.d5)();
        const secrets = /* @__PURE__ */ new Set();
        (0, dist.YR)(document, {
          Scalar(key, node, path) {
            if (key === "key" || typeof node.value !== "string")
              return;
            node.value = node.value.replace(own, source2);
            const pair = path.at(-1);
            const name = (0, dist.tO)(pair) && (0, dist.jn)(pair.key) ? pair.key.value : void 0;
            if (name === "uses" && String(node.value).startsWith(source2))
              setRef(node, ref);
            if (name === "working-directory" || name === "docs-path")
              node.value = docs || ".";
            else if (name !== "run")
              node.value = filled(String(node.value), values);
            for (const [, name2 = ""] of String(node.value).matchAll(/\bsecrets\.([A-Z][A-Z0-9_]+)/g))
              secrets.add(name2);
          }
        });
        if (document.hasIn(["on", "push", "branches"]))
          document.setIn(["on", "push", "branches", 0], escapePattern(branch));
        if (document.hasIn(["on", "push", "paths"]))
          setPaths(document, docs);
        setIncluded(document, values, ref);
        if (apiUrl !== void 0)
          setAddress(document, apiUrl);
        const first = (0, dist.jh)(document.contents) ? document.contents.items[0]?.key : void 0;
        if ((0, dist.jn)(first))
          first.commentBefore = null;
        if (document.contents !== null)
          document.contents.commentBefore = null;
        document.commentBefore = about.replaceAll(/^/gm, " ");
        return {
          text: document.toString({ lineWidth: 0, flowCollectionPadding: false }),
          secrets: [...secrets].filter((name) => name !== "GITHUB_TOKEN").sort()
        };
      }
      function setRef(uses, { ref, comment }) {
        uses.value = String(uses.value).replace(/@[^@]*$/, () => `@${ref}`);
        uses.comment = comment ?? null;
      }
      function exportWithMint(document, mint) {
        if (!document.has("jobs"))
          return;
        const inputs = ["on", "workflow_dispatch", "inputs"];
        if (document.hasIn(inputs))
          document.deleteIn(inputs);
        const steps = stepsOf(document);
        const rest = steps.items.slice(endOfExport(steps)).filter((step) => {
          const isSetUp = String(step.get("uses")).startsWith("actions/setup-node@");
          return !isSetUp && step.get("name") !== "Show the exported commit";
        });
        const mintSteps = stepsOf(mint);
        steps.items = [...mintSteps.items.slice(0, endOfExport(mintSteps)), ...rest];
      }
      function stepsOf(document) {
        const [job] = document.get("jobs").items;
        return job?.value?.get("steps");
      }
      function endOfExport({ items }) {
        return items.findIndex((step) => step.get("id") === "export") + 1;
      }
      function filled(text, values) {
        return text.replaceAll(/\$\{\{ vars\.(\w+)(?: \|\| .*?)? \}\}|\bvars\.(\w+)/g, (all, alone, inside) => {
          const value = values[alone ?? inside ?? ""];
          if (!value)
            return all;
          return alone === void 0 ? `'${value.replaceAll("'", "''")}'` : value;
        });
      }
      function escapePattern(path) {
        return path.replaceAll(/[*?+![]/g, String.raw`\$&`);
      }
      function setPaths(document, docs) {
        if (docs === "")
          document.deleteIn(["on", "push", "paths"]);
        else
          document.setIn(["on", "push", "paths", 0], `${escapePattern(docs)}/**`);
      }
      function setAddress(document, apiUrl) {
        (0, dist.YR)(document, {
          Map: (_, map) => {
            if (map.has("api-key"))
              map.set("base-url", apiUrl);
          }
        });
        const inputs = ["include", 0, "inputs"];
        if (document.hasIn(inputs))
          document.setIn([...inputs, "api-url"], apiUrl);
      }
      function setIncluded(document, values, { ref, comment }) {
        const inputs = ["include", 0, "inputs"];
        if (!document.hasIn(inputs))
          return;
        for (const [name, value] of Object.entries(values))
          document.setIn([...inputs, name], value);
        const version = document.createNode(ref);
        version.comment = comment ?? null;
        document.setIn([...inputs, "version"], version);
      }
      ;
      function ownSource(env, place = project.zr) {
        const installed = installedFrom(place);
        const found = installed === void 0 ? fromClone(env, place) : fromNpm(installed);
        if (found !== void 0)
          return found;
        const declared = (0, project.d5)();
        return declared.startsWith("OWNER/") ? void 0 : { repository: declared, commit: void 0 };
      }
      function refOf(source2, own) {
        const version = (0, project.Xl)();
        return own?.commit !== void 0 && own.repository.toLowerCase() === source2.toLowerCase() ? { ref: own.commit, comment: ` v${version}` } : { ref: `v${version.split(".")[0] ?? ""}` };
      }
      function fromNpm(address2) {
        const repository2 = onGitHub(address2);
        const commit = /#([0-9a-f]{40})$/.exec(address2)?.[1];
        return repository2 === void 0 ? void 0 : { repository: repository2, commit };
      }
      function fromClone(env, place) {
        if (!(0, external_node_fs_.existsSync)((0, external_node_path_.join)(place, ".git")))
          return void 0;
        const git = (0, init_repository.uM)(place, env);
        const repository2 = onGitHub(git("config", "--get", "remote.origin.url") ?? "");
        if (repository2 === void 0)
          return void 0;
        const shared = ["refs/remotes/origin", `refs/tags/v${(0, project.Xl)()}`];
        const isPushed = git("for-each-ref", "--count=1", "--format=x", "--contains", "HEAD", ...shared);
        const commit = isPushed === void 0 ? void 0 : git("rev-parse", "--verify", "HEAD");
        return { repository: repository2, commit };
      }
      function onGitHub(address2) {
        const remote = (0, init_repository.M8)(address2);
        return remote?.server === "github.com" && (0, init_repository.Z6)(remote.path) ? remote.path : void 0;
      }
      function installedFrom(place) {
        try {
          const lock = JSON.parse((0, external_node_fs_.readFileSync)((0, external_node_path_.join)((0, external_node_path_.dirname)(place.replace(/[/\\]$/, "")), ".package-lock.json"), "utf8"));
          return lock.packages["node_modules/static-docs-export"]?.resolved;
        } catch {
          return void 0;
        }
      }
      var find_program = __webpack_require__(15288);
      var gh = __webpack_require__(93371);
      ;
      const PROGRAMS = {
        aws: { from: "https://aws.amazon.com/cli/", signIn: "aws login, or aws configure" },
        npx: { from: "https://nodejs.org, as a part of Node", signIn: "npx --yes wrangler@4 login" }
      };
      function beforeYouStart(commands, server, root, shell) {
        const used = new Set(commands.map(({ command: [program = ""] }) => program));
        const lines = Object.entries(PROGRAMS).filter(([name]) => used.has(name)).map(([name, { from: from2, signIn }]) => (0, find_program.findProgram)(name, shell.env, root) === void 0 ? `Install ${name} (${from2}), and sign in: ${signIn}` : `Sign in, unless you are signed in: ${signIn}`);
        if (used.has("gh"))
          lines.push(...requirements_gh(server, root, shell));
        return [...lines, "Run the commands in a POSIX shell, such as bash. On Windows, use Git Bash or WSL."];
      }
      function requirements_gh(server, root, shell) {
        const signIn = `gh auth login${server === init_repository.U0 ? "" : ` --hostname ${server}`}`;
        const state = (0, gh.r)(server, root, shell);
        if (state === "ready")
          return [];
        return state === "missing" ? [`Install gh (https://cli.github.com), and sign in: ${signIn}`] : [`Sign in to gh, which has no account for ${server}: ${signIn}`];
      }
      ;
      function storeSecret(name, where, repository2) {
        return {
          about: `The secret ${name}${where === void 0 ? "" : `: ${where}`}`,
          command: ["gh", "secret", "set", name, "--repo", repository2]
        };
      }
      function environment(repository2) {
        const policy = ["protected_branches]=true", "custom_branch_policies]=false"].flatMap((setting) => [
          "-F",
          `deployment_branch_policy[${setting}`
        ]);
        const unless = githubApi(repository2, `/environments/${ENVIRONMENT}`);
        const about = `Environment ${ENVIRONMENT} for protected branches only, unless the environment already exists`;
        return { about, command: [...unless, "--method", "PUT", ...policy], unless };
      }
      function commandsText(commands, { name, repository: repository2 }, host2, server) {
        const isGitHub = host2.file === void 0;
        const usesWrangler = commands.some(({ command: [program] }) => program === WRANGLER[0]);
        return [
          ...isGitHub && server !== init_repository.U0 ? [`# The server of the repository
export GH_HOST=${server}`] : [],
          ...isGitHub ? [checkOf(repository2)] : [],
          ...usesWrangler ? [ACCOUNT] : [],
          ...commands.map(textOf),
          ...host2.hasStack === true ? [storeOutputs(name, repository2)] : [],
          ...usesWrangler ? [storeAccount(repository2)] : []
        ].join("\n\n");
      }
      function textOf({ about, command, unless, hint }) {
        const text = command.map(shell_word.quoted).join(" ");
        const line = unless === void 0 ? text : `${unless.map(shell_word.quoted).join(" ")} >/dev/null 2>&1 ||
  ${text}`;
        const below = hint === void 0 ? "" : `
${hint.replaceAll(/^/gm, "# ")}`;
        return `# ${about}
${line}${below}`;
      }
      function checkOf(repository2) {
        const fields = [...githubApi(repository2), "--jq", ".full_name, .permissions.admin"];
        return `# Check the repository: continue if the command prints ${repository2} and true
${fields.map(shell_word.quoted).join(" ")}`;
      }
      const ACCOUNT = `# The Cloudflare account. If the command prints several ids, set the variable to one of them
export CLOUDFLARE_ACCOUNT_ID="$(${WRANGLER.join(" ")} whoami | grep -oE '\\b[0-9a-f]{32}\\b' | sort -u)"; echo "$CLOUDFLARE_ACCOUNT_ID"`;
      function storeAccount(repository2) {
        return `# The variable CLOUDFLARE_ACCOUNT_ID
gh variable set CLOUDFLARE_ACCOUNT_ID --body "$CLOUDFLARE_ACCOUNT_ID" --repo ${repository2}`;
      }
      function storeOutputs(stack, repository2) {
        return `# Variables from the stack outputs
aws cloudformation describe-stacks --stack-name ${stack} --output text \\
  --query "Stacks[0].Outputs[?!contains(Description, ' ')].[Description, OutputValue]" |
  while read -r name value; do gh variable set "$name" --body "$value" --repo ${repository2}; done`;
      }
      ;
      const HELP = {
        usage: "init [flags]",
        about: "Writes the workflow for this repository, and prints the commands that set up the host. In a terminal, asks for what it cannot find, and shows the files before it writes them.",
        examples: ["init", "init --host s3-cloudfront --from api --domain docs.example.com"],
        usual: {
          host: { value: "NAME", about: "Where the site goes: see the hosts below." },
          from: {
            value: "NAME",
            about: "Where the site comes from: api (an export job at the service), or mint (mint export, which needs no key; not for helm). Not with --host service."
          },
          domain: {
            value: "HOST",
            about: "With --from api: host name of the site at the documentation service, such as docs.example.com."
          },
          "site-url": { value: "URL", about: "Address at which readers see the published site." },
          yes: { short: "y", about: "Asks nothing: uses what init finds, and its defaults." }
        },
        others: {
          project: {
            value: "ID",
            about: "Project id, from the API keys page of the dashboard. Publishes the pushed commit before the export."
          },
          docs: {
            value: "FOLDER",
            about: "Documentation folder in the repository. Default: the folder with docs.json or mint.json."
          },
          repository: {
            value: "ACCOUNT/NAME",
            about: "GitHub repository that runs the workflow. Default: the remote origin."
          },
          source: {
            value: "ACCOUNT/NAME",
            about: "Repository of the actions. Default: where this program was installed from."
          },
          "api-url": { value: "URL", about: `API address. Default: ${service_inputs.Ah}` },
          force: { about: "Also replaces files that were edited after init wrote them." }
        },
        notes: `Hosts
${Object.entries(HOSTS).map(([name, { about }]) => `  ${name.padEnd(18)}${about}`).join("\n")}`,
        exitCodes: help.ai
      };
      const OPTIONS = {
        host: { type: "string" },
        from: { type: "string" },
        domain: { type: "string" },
        "site-url": { type: "string" },
        project: { type: "string" },
        docs: { type: "string" },
        repository: { type: "string" },
        source: { type: "string" },
        "api-url": { type: "string" },
        force: { type: "boolean", default: false },
        yes: { type: "boolean", short: "y", default: false }
      };
      const init = { help: (shell) => (0, help.W5)(HELP, shell), run };
      async function run(args, shell) {
        const flags = (0, cli_shell.bQ)(args, OPTIONS);
        const found = (0, init_repository.TE)(shell);
        const own = ownSource(shell.env);
        if (shell.isTerminal && !flags.yes)
          console.log((0, plain_text.printable)(whatWasFound(found, own)));
        const answers = await readAnswers(flags, found, shell, own);
        const host2 = HOSTS[answers.host];
        const plan = await planOf(host2, answers, found, own);
        const problems = [
          ...new Set(plan.files.flatMap((file) => (0, init_files.ql)(found.root, file, flags.force) ?? []))
        ];
        if (problems.length > 0)
          throw (0, cli_shell.jl)(...problems);
        if (answers.isAsked && !await isConfirmed(plan))
          return exit_codes.d.ok;
        for (const file of plan.files)
          console.log(`${file.path} ${await (0, init_files.M9)(found.root, file) ? "written" : "is up to date"}.`);
        if (plan.commands.length > 0) {
          const server = serverOf(answers, found);
          const before = beforeYouStart(plan.commands, server, found.root, shell);
          console.log(`
Before you start:
${listOf(before)}`);
          if (found.root !== (0, external_node_fs_.realpathSync)(shell.folder))
            console.log(`
cd ${(0, shell_word.quoted)(found.root)}`);
          console.log(`
${commandsText(plan.commands, plan.setup, host2, server)}`);
        }
        console.log(`
What is left to do:
${listOf(leftToDo(plan, host2, answers, found))}

Then run ${shell.program} doctor to check the requirements for the first run.`);
        return exit_codes.d.ok;
      }
      function whatWasFound({ remote, branch, docs }, own) {
        const rows = {
          Repository: remote === void 0 ? "no remote origin" : `${remote.path} on ${remote.server}`,
          Branch: branch,
          Documentation: docs.map((each) => each || ".").join(", ") || "no folder with docs.json or mint.json",
          ...own !== void 0 && { Actions: own.repository }
        };
        return Object.entries(rows).map(([name, value]) => `${name.padEnd(15)}${value}`).join("\n");
      }
      async function isConfirmed({ files }) {
        console.log(`
Files to write:
${listOf(files.map(({ path }) => path))}`);
        const isYes = await (0, questions.lJ)("Write them?", "yes");
        console.log(isYes ? "" : "Nothing was written.");
        return isYes;
      }
      function listOf(lines) {
        return lines.map((line) => `- ${line}`).join("\n");
      }
      function serverOf({ repository: repository2 }, { remote }) {
        return remote?.path === repository2 ? remote.server : init_repository.U0;
      }
      const PIPELINE = ".gitlab-ci.yml";
      const API_KEY = "an admin API key, from the API keys page of the service dashboard";
      async function planOf(host2, answers, found, own) {
        const { repository: repository2, domain: domain2, siteUrl, source: source2, project: project2, apiUrl, isFromMint } = answers;
        const example = (isFromMint ? host2.mintExample : void 0) ?? host2.example;
        const file = host2.file ?? `.github/workflows/${example}`;
        const docs = `https://github.com/${source2}/blob/main/docs`;
        const setup = { repository: repository2, name: resourceName(repository2), siteUrl, file, docs, isFromMint };
        const isGitLab = host2.file !== void 0;
        const common = isGitLab ? {
          domain: domain2,
          "site-url": siteUrl,
          changes: `${answers.docs === "" ? "" : `${escapePattern(answers.docs)}/`}**/*`,
          ...isFromMint && { "mint-export": answers.docs || "." }
        } : {
          DOCS_DOMAIN: domain2,
          DOCS_PROJECT_ID: project2,
          // If the host has a stack, the address is a stack output.
          DOCS_SITE_URL: host2.hasStack === true ? "" : siteUrl
        };
        const given = {
          values: { ...common, ...host2.values?.(setup) },
          // The public service is the default of the actions.
          apiUrl: isFromMint || apiUrl === service_inputs.Ah ? void 0 : apiUrl,
          docs: answers.docs,
          branch: found.branch,
          source: source2,
          ref: refOf(source2, own),
          about: `Documentation of ${domain2 || repository2}: ${host2.about}${isFromMint ? ", with mint export" : ""}.`
        };
        const mintExample = isFromMint ? await readExample(MINT_EXAMPLE) : void 0;
        const { text, secrets } = fillIn(await readExample(example), { ...given, mintExample });
        const files = [{ path: file, text }];
        for (const [from2, path] of Object.entries(host2.workflows ?? {}))
          files.push({ path, text: fillIn(await readExample(from2), given).text });
        for (const [from2, path] of Object.entries(host2.copies ?? {}))
          files.push({ path, text: await readExample(from2, host2.fill?.(setup)) });
        const pipeline = { path: PIPELINE, text: `include:
  - local: ${file}
` };
        if (isGitLab && (0, init_files.ql)(found.root, pipeline, false) === void 0)
          files.push(pipeline);
        const where = { DOCS_API_KEY: API_KEY, ...host2.where?.(setup) };
        const commands = [
          ...host2.create?.(setup) ?? [],
          .../^ *(environment: docs|name: docs)$/m.test(text) ? [environment(repository2)] : [],
          ...secrets.map((name) => storeSecret(name, where[name], repository2))
        ];
        return { setup, files, commands };
      }
      async function readExample(path, fill = {}) {
        let text = await (0, promises_.readFile)((0, external_node_path_.join)(project.zr, "examples", path), "utf8");
        for (const [from2, to] of Object.entries(fill))
          text = text.replace(from2, to);
        return text;
      }
      function leftToDo({ setup, files, commands }, host2, answers, found) {
        const paths = files.map(({ path }) => path);
        const own = paths.find((path) => path.startsWith("docs-"))?.replace(/\/.*/, "");
        return [
          ...commands.length === 0 ? [] : ["Run the commands above, one after the other."],
          ...host2.left?.(setup) ?? [],
          ...host2.file !== void 0 && !paths.includes(PIPELINE) ? [`In ${PIPELINE}, add this entry under include, if the entry is missing: - local: ${host2.file}`] : [],
          ...answers.docs === "" && found.docs.length === 0 ? ["No documentation folder was found, so every push starts a run. To limit this, pass --docs."] : [],
          ...found.isBranchKnown ? [] : [
            `If ${found.branch} is not the default branch, run git remote set-head origin --auto, then init again.`
          ],
          ...answers.docs === "" && own !== void 0 ? [
            `Add ${own}/ to .mintignore (create the file if it is missing), so that the service does not add these files to the site.`
          ] : [],
          `Commit and push to ${found.branch}: ${paths.join(" ")}`
        ];
      }
    })
  ),
  /***/
  96421: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Dy: () => (
          /* binding */
          webAddress
        ),
        /* harmony export */
        Jt: () => (
          /* binding */
          flag
        ),
        /* harmony export */
        Mc: () => (
          /* binding */
          entriesOf
        ),
        /* harmony export */
        Qq: () => (
          /* binding */
          text
        ),
        /* harmony export */
        U9: () => (
          /* binding */
          count
        ),
        /* harmony export */
        ZZ: () => (
          /* binding */
          field
        ),
        /* harmony export */
        mw: () => (
          /* binding */
          required
        ),
        /* harmony export */
        p0: () => (
          /* binding */
          duration
        ),
        /* harmony export */
        qU: () => (
          /* binding */
          readFields
        ),
        /* harmony export */
        uM: () => (
          /* binding */
          share
        ),
        /* harmony export */
        yL: () => (
          /* binding */
          oneOf
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(94343);
      var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(88532);
      var zod_mini__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23945);
      var _failure_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(98362);
      var _http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(37630);
      var _problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
      var _text_units_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(81529);
      function field(parse) {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP("is missing"), zod_mini__WEBPACK_IMPORTED_MODULE_2__.pdi((value, context) => {
          const parsed = parse(value);
          if (!(parsed instanceof _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF))
            return parsed;
          context.issues.push(...parsed.messages.map((message) => ({ code: "custom", message, input: value })));
          return zod_mini__WEBPACK_IMPORTED_MODULE_4__.tm;
        }));
      }
      function required(hint, input) {
        return zod_mini__WEBPACK_IMPORTED_MODULE_2__.FsL(zod_mini__WEBPACK_IMPORTED_MODULE_2__.YjP(`is missing: ${hint}`), input);
      }
      function text(problemOf) {
        return field((value) => {
          const problem = problemOf(value);
          return problem === void 0 ? value : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(problem);
        });
      }
      const MAX_MS = 7 * 24 * 36e5;
      const duration = field((value) => {
        const ms = (0, _text_units_js__WEBPACK_IMPORTED_MODULE_1__.parseDuration)(value);
        if (ms === void 0)
          return new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not a duration: use 90s, 45m, 1h30m, or a number of minutes`);
        return ms > 0 && ms <= MAX_MS ? ms : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`${value} is out of range: it must be more than zero and at most 7 days`);
      });
      const count = (max) => field((value) => /^\d+$/.test(value) && Number(value) >= 1 && Number(value) <= max ? Number(value) : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not a whole number from 1 to ${max}`));
      const share = field((value) => (0, _text_units_js__WEBPACK_IMPORTED_MODULE_1__.parseShare)(value) ?? new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not a percentage: use a value from 0% to 100%, such as 20%`));
      const flag = field((value) => /^(true|false)$/i.test(value) ? value.toLowerCase() === "true" : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is neither true nor false`));
      function oneOf(choices) {
        return field((value) => choices.find((choice) => choice === value) ?? new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not one of ${choices.join(", ")}`));
      }
      function webAddress(value, instead = "remove them") {
        const url = (0, _http_parse_url_js__WEBPACK_IMPORTED_MODULE_5__.D)(value);
        if (url === null || !/^https?:$/.test(url.protocol))
          return new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`"${value}" is not a URL: it must begin with https://`);
        if (url.username !== "" || url.password !== "")
          return new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`contains a user name or password: ${instead}`);
        return url.search === "" && url.hash === "" ? url : new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF("contains a query or fragment: remove it");
      }
      function entriesOf(value) {
        return value.split(/[\n,]/).map((entry) => entry.trim()).filter((entry) => entry !== "");
      }
      function readFields(schema, given, combine) {
        const entries = Object.entries(schema.shape).map(([name, input]) => {
          const { success, data, error } = zod_mini__WEBPACK_IMPORTED_MODULE_6__.xL(input, given[name]);
          if (success)
            return [name, data];
          return [name, new _problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(...error.issues.map(({ message }) => `\`${name}\` ${message}`))];
        });
        const parsed = Object.fromEntries(entries);
        const more = combine(parsed);
        const messages = (0, _problem_js__WEBPACK_IMPORTED_MODULE_3__.ww)([...Object.values(parsed), ...Object.values(more)]);
        if (messages.length === 0)
          return { ...parsed, ...more };
        throw new _failure_js__WEBPACK_IMPORTED_MODULE_0__.HR("invalid-input", `Invalid input:
${messages.map((each) => `- ${each}`).join("\n")}`);
      }
    })
  ),
  /***/
  53361: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        PD: () => (
          /* binding */
          errorsPage
        ),
        /* harmony export */
        fs: () => (
          /* binding */
          docsUrl
        ),
        /* harmony export */
        hF: () => (
          /* binding */
          withPages
        ),
        /* harmony export */
        xG: () => (
          /* binding */
          docsPlace
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
      var node_url__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73136);
      var _own_file_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(60191);
      const root = (0, node_url__WEBPACK_IMPORTED_MODULE_1__.fileURLToPath)((0, _own_file_js__WEBPACK_IMPORTED_MODULE_2__.PV)(".."));
      function docsUrl(env) {
        const { GITHUB_SERVER_URL: server, GITHUB_ACTION_REPOSITORY: repository, GITHUB_ACTION_REF: ref } = env;
        return server && repository ? `${server}/${repository}/blob/${ref || "HEAD"}/` : "";
      }
      function docsPlace(env) {
        return docsUrl(env) || root;
      }
      function withPages(advice, errorsPage2) {
        return advice.replaceAll(/(?<![\w/.-])docs\/([\w-]+\.md)/g, (_, page) => errorsPage2.replace(/errors\.md$/, () => page));
      }
      function errorsPage(env) {
        const url = docsUrl(env);
        return url === "" ? (0, node_path__WEBPACK_IMPORTED_MODULE_0__.join)(root, "docs", "errors.md") : `${url}docs/errors.md`;
      }
    })
  ),
  /***/
  17449: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Gw: () => (
          /* binding */
          isPrivate
        ),
        /* harmony export */
        K3: () => (
          /* binding */
          isInList
        ),
        /* harmony export */
        U9: () => (
          /* binding */
          isLoopback
        ),
        /* harmony export */
        cr: () => (
          /* binding */
          isSafeAddress
        ),
        /* harmony export */
        yG: () => (
          /* binding */
          checkedLookup
        )
        /* harmony export */
      });
      var node_dns__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(40610);
      var node_net__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(77030);
      const LOOPBACK = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
      LOOPBACK.addSubnet("127.0.0.0", 8, "ipv4");
      LOOPBACK.addSubnet("0.0.0.0", 8, "ipv4");
      LOOPBACK.addAddress("::1", "ipv6");
      LOOPBACK.addAddress("::", "ipv6");
      LOOPBACK.addSubnet("64:ff9b::7f00:0", 104, "ipv6");
      function isLoopback(host) {
        const address = host.replace(/^\[|\]$/g, "");
        return /(^|\.)localhost\.?$/i.test(address) || isInList(LOOPBACK, address);
      }
      function isSafeAddress({ protocol, hostname }) {
        return protocol === "https:" || protocol === "http:" && isLoopback(hostname);
      }
      function isInList(list, address) {
        const family = (0, node_net__WEBPACK_IMPORTED_MODULE_1__.isIP)(address);
        return family !== 0 && list.check(address, family === 4 ? "ipv4" : "ipv6");
      }
      const PRIVATE = new node_net__WEBPACK_IMPORTED_MODULE_1__.BlockList();
      for (const [network, bits] of [
        ["10.0.0.0", 8],
        ["100.64.0.0", 10],
        ["169.254.0.0", 16],
        ["172.16.0.0", 12],
        ["192.168.0.0", 16],
        ["198.18.0.0", 15],
        ["224.0.0.0", 3],
        ["fc00::", 7],
        ["fe80::", 10],
        ["ff00::", 8],
        // NAT64 addresses, which can stand for private IPv4 addresses.
        ["64:ff9b::", 96]
      ])
        PRIVATE.addSubnet(network, bits, network.includes(":") ? "ipv6" : "ipv4");
      function isPrivate(host) {
        return isLoopback(host) || isInList(PRIVATE, host.replace(/^\[|\]$/g, ""));
      }
      function checkedLookup(problemOf) {
        return (hostname, options, callback) => {
          node_dns__WEBPACK_IMPORTED_MODULE_0__.lookup(hostname, options, (error, address, family) => {
            const textOf = (one) => typeof one === "string" ? one : one.address;
            const problem = error ?? problemOf([address].flat().map(textOf), hostname);
            callback(problem ?? null, address, family);
          });
        };
      }
    })
  ),
  /***/
  45852: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        ER: () => (
          /* binding */
          SETTINGS_FILES
        ),
        /* harmony export */
        RV: () => (
          /* binding */
          settingsIn
        ),
        /* harmony export */
        Vy: () => (
          /* binding */
          findDocs
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      const SETTINGS_FILES = ["docs.json", "mint.json"];
      const MAX_FOLDERS = 2e4;
      function settingsIn(folder) {
        return SETTINGS_FILES.map((name) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name)).find(isFile);
      }
      function isFile(path) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.lstatSync)(path).isFile();
        } catch {
          return false;
        }
      }
      function findDocs(workspace, ignored) {
        if (settingsIn(workspace) !== void 0)
          return [workspace];
        const found = [];
        const open = [workspace];
        for (let at = 0; at < open.length && at < MAX_FOLDERS; at++) {
          for (const folder of foldersIn(open[at]).filter((path) => path !== ignored)) {
            if (settingsIn(folder) === void 0)
              open.push(folder);
            else
              found.push(folder);
          }
        }
        return found.sort();
      }
      function foldersIn(folder) {
        try {
          return (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readdirSync)(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory() && !/^\.|^node_modules$/.test(entry.name)).map(({ name }) => (0, node_path__WEBPACK_IMPORTED_MODULE_1__.join)(folder, name));
        } catch {
          return [];
        }
      }
    })
  ),
  /***/
  91716: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        $x: () => (
          /* binding */
          parseValue
        ),
        /* harmony export */
        Yf: () => (
          /* binding */
          jsonIn
        ),
        /* harmony export */
        ZN: () => (
          /* binding */
          loadFile
        ),
        /* harmony export */
        gZ: () => (
          /* binding */
          MAX_FILE_BYTES
        ),
        /* harmony export */
        kc: () => (
          /* binding */
          FileProblem
        ),
        /* harmony export */
        lJ: () => (
          /* binding */
          loadInput
        ),
        /* harmony export */
        qM: () => (
          /* binding */
          damaged
        ),
        /* harmony export */
        so: () => (
          /* binding */
          listText
        ),
        /* harmony export */
        wK: () => (
          /* binding */
          readValue
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_path__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(76760);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(24707);
      class FileProblem extends _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF {
        kind;
        constructor(kind, message) {
          super(message);
          this.kind = kind;
        }
      }
      const MAX_FILE_BYTES = 1e8;
      function loadFile(path, parse) {
        let text;
        try {
          const stats = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.statSync)(path);
          if (!stats.isFile() && !path.startsWith("/dev/fd/"))
            return new FileProblem("unreadable", "it is not a file");
          if (stats.size > MAX_FILE_BYTES)
            return TOO_LARGE;
          text = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readFileSync)(path, "utf8");
        } catch (error) {
          return error.code === "ENOENT" ? new FileProblem("missing", "it does not exist") : new FileProblem("unreadable", `it cannot be read: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(error)}`);
        }
        return parse(text);
      }
      function jsonIn(text) {
        if (text.length > MAX_FILE_BYTES)
          return TOO_LARGE;
        try {
          return { value: JSON.parse(text.replace(/^\uFEFF/, "")) };
        } catch (error) {
          return damaged(`it is not JSON: ${(0, _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.A3)(error)}`);
        }
      }
      function readValue(schema, value) {
        const read = schema.safeParse(value);
        if (read.success)
          return read.data;
        const [issue] = read.error.issues;
        const keys = issue?.path.map((key) => typeof key === "number" ? `[${key}]` : `.${String(key)}`);
        const problem = issue?.code === "invalid_type" ? `is missing or not of the type ${issue.expected}` : issue?.message;
        return damaged(`\`${keys?.join("").slice(1) ?? ""}\` ${problem ?? "is invalid"}`);
      }
      function parseValue(schema, text) {
        const json = jsonIn(text);
        return json instanceof FileProblem ? json : readValue(schema, json.value);
      }
      function listText(name, items) {
        const lines = items.map((item) => `
    ${JSON.stringify(item)}`);
        return `"${name}": [${lines.join(",")}${lines.length > 0 ? "\n  " : ""}]`;
      }
      function damaged(message) {
        return new FileProblem("damaged", message);
      }
      const TOO_LARGE = damaged(`it is larger than ${MAX_FILE_BYTES / 1e6} MB`);
      function loadInput(name, path, parse, workspace = ".") {
        const loaded = loadFile((0, node_path__WEBPACK_IMPORTED_MODULE_1__.resolve)(workspace, path), parse);
        if (!(loaded instanceof _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF))
          return loaded;
        const file = name.replace("-path", ".json");
        return new _runtime_problem_js__WEBPACK_IMPORTED_MODULE_3__.AF(`\`${name}\` is not the ${file} of an export: ${loaded.message} (${path}). Set it to the output \`${name}\` of the export action`);
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
