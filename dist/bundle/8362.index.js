const id = 8362;
const ids = [8362];
const modules = {
  /***/
  78620: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        d: () => (
          /* binding */
          EXIT
        )
        /* harmony export */
      });
      const EXIT = { ok: 0, failed: 1, usage: 2, findings: 3, interrupted: 130 };
    })
  ),
  /***/
  48152: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        E: () => (
          /* binding */
          FAILURES
        )
      });
      ;
      const ENTRY_ADVICE = "Report the entry to the service. To inspect the archive, set `deliver: artifact`.";
      const ARCHIVE_ADVICE = "Check the export on the dashboard. To inspect the archive, set `deliver: artifact`.";
      const DAMAGE_ADVICE = "Run again with the same `job-id`. If the error persists, start a new export.";
      const NO_SITE_ADVICE = "Check the export on the dashboard, and `paths` if it is set. To inspect the archive, set `deliver: url` to get a link.";
      function sharing(advice, causes) {
        const entries = Object.entries(causes).map(([code, cause]) => [code, { cause, advice }]);
        return Object.fromEntries(entries);
      }
      const ARCHIVE_FAILURES = {
        "archive-credentials": {
          cause: "The archive contains a private key, a token or a password in a file that no page links to. `deliver: site` leaves such files out.",
          advice: "Revoke the credentials in the listed files, and remove the files. If a file is meant to be public, add its exact path to `check-ignore` in the export step."
        },
        "link-refused": {
          cause: "The store rejected several new links, usually with HTTP 403. The error shows the last response.",
          advice: "Check whether a proxy changes the address and whether the store allows this runner, then run again with the `job-id` in the error."
        },
        "link-expired": {
          cause: "The links expired before they could be used: the download takes too long, or the service issues expired links.",
          advice: "Use a faster connection, or ask the service for links that are valid for longer. Then run again with the `job-id` in the error."
        },
        "insecure-link": {
          cause: "The link or a redirect does not use https, or points to a loopback or link-local address, or there are too many redirects. A loopback address is allowed only if `base-url` is also one.",
          advice: "Ask the service, or the operator of its object store, for public https links."
        },
        "unexpected-store-response": {
          cause: "The store responded with a status that indicates neither success nor a rejected link.",
          advice: "Check whether a proxy or firewall changes the responses, then run again with the same `job-id`."
        },
        "archive-size-mismatch": {
          cause: "The number of received bytes differs from the size that the service announced. Nothing was kept.",
          advice: "Wait a minute, then run again with the same `job-id` to get a new link."
        },
        "archive-size-unknown": {
          cause: "Neither the service nor the store sent the size of the archive, so a truncated download could not be detected.",
          advice: "Bypass any proxy between this runner and the store that removes `Content-Length`."
        },
        "download-interrupted": {
          cause: "The download failed repeatedly. No partial file was kept.",
          advice: "Check whether a proxy or firewall blocks the connection to the store, then run again with the same `job-id`."
        },
        "disk-full": {
          cause: "The runner's disk is too small for the archive and the site.",
          advice: "Free space on the runner, or set `output-dir` to a folder on a larger disk."
        },
        "output-dir-not-writable": {
          cause: "`output-dir` or a file in it cannot be written.",
          advice: "Set `output-dir` to a folder that this runner can write to. On Windows, close programs that have a file in the folder open."
        },
        "output-dir-occupied": {
          cause: "`output-dir` contains files or folders that this export would replace, but that no export wrote. Nothing was replaced, and no export was started.",
          advice: "Set `output-dir` to another folder, or remove the listed files and folders."
        },
        "from-unreadable": {
          cause: "A file or folder in `from` cannot be read. The error shows its path.",
          advice: "Check the permissions, and make sure that no other step changes `from` during the run."
        },
        "output-dir-in-use": {
          cause: "Another run wrote to the same `output-dir` during this run. This run kept no archive.",
          advice: "Set a different `output-dir` or `artifact-name` for each run on the same machine."
        },
        "archive-format-unknown": {
          cause: "The file is not a tar.gz, tar or zip archive. The error describes its content.",
          advice: "Check the export on the dashboard. If the content is a login page, check the proxy between the runner and the store."
        },
        ...sharing(DAMAGE_ADVICE, {
          "archive-corrupt": "The archive is truncated, or its structure or a checksum is wrong.",
          "entry-overlap": "Zip entries share bytes or extend beyond the archive.",
          "entry-checksum": "An entry does not match its checksum or size."
        }),
        ...sharing(NO_SITE_ADVICE, {
          "archive-empty": "The archive or folder contains no files.",
          "archive-without-pages": "The archive or folder contains no HTML page."
        }),
        ...sharing(ARCHIVE_ADVICE, {
          "archive-expands-too-much": "The compression ratio of the archive is too high.",
          "archive-too-large": "The extracted files are too large in total.",
          "archive-too-many-entries": "The archive contains too many entries, folders included."
        }),
        "archive-sparse": {
          cause: "The tar archive contains sparse files, which are not supported.",
          advice: "Create the archive without `--sparse` (GNU tar), or with `--no-read-sparse` (bsdtar)."
        },
        ...sharing(ENTRY_ADVICE, {
          "entry-path-absolute": "An entry has an absolute path.",
          "entry-path-parent": "The path of an entry contains `..`.",
          "entry-path-backslash": "An entry has a backslash in its path, and Windows treats a backslash as a separator.",
          "entry-path-drive": "The path of an entry begins with a drive letter.",
          "entry-path-characters": "The path of an entry contains control characters or invalid UTF-8.",
          "entry-path-windows": "An entry has a name that Windows does not allow, such as `con`. Runners with another operating system extract the entry.",
          "entry-path-long": "The path of an entry has too many bytes or levels, or a segment has too many bytes.",
          "entry-is-link": "An entry is a symbolic or hard link.",
          "entry-is-special": "An entry is a special file, such as a device or a pipe.",
          "entry-file-as-folder": "The archive has a file where another entry requires a folder.",
          "entry-duplicate": "The same path occurs twice in the archive.",
          "entry-case-clash": "The paths of two entries differ only in case or in the encoding of accents, so many file systems treat them as one file.",
          "entry-encrypted": "A zip entry is encrypted.",
          "entry-compression-unknown": "A zip entry uses a compression method other than stored or deflated."
        })
      };
      var exit_codes = __webpack_require__(78620);
      ;
      const DELIVERY_FAILURES = {
        "deliveries-failed": {
          cause: "Several deliveries failed. The error lists each failure with its fix.",
          advice: "Fix the listed problems. The other deliveries succeeded."
        },
        "preflight-failed": {
          cause: "Checks before the export found several problems. The error lists each problem with its fix.",
          advice: "Fix the listed problems. No export was started."
        },
        "previous-manifest-invalid": {
          cause: "The file given by `previous-manifest` cannot be read, is damaged, or is from a later release of this action. No export was started.",
          advice: "Restore the manifest from the last export, or remove the file to make this export the first."
        },
        "redirects-invalid": {
          cause: "The file given by `redirects` cannot be read, or has invalid entries. Nothing was delivered.",
          advice: "Fix the reported entries. docs/redirects.md describes the supported format."
        },
        "site-pages-dropped": {
          cause: "The site lost more pages since the previous export than `max-page-drop` allows. Nothing was delivered.",
          advice: "Check the removed pages in the report or in `changes-path`. If they were removed on purpose, run again with a higher `max-page-drop`.",
          exitCode: exit_codes.d.findings
        },
        "site-check-failed": {
          cause: "`check: fail` found problems of the kinds in `check-fail-on`. If there is a previous export, only new problems count. Nothing was delivered. [Recipes](recipes.md#keep-the-report-of-a-failed-check) shows how to keep the report.",
          advice: "Fix the problems and export again, or exclude their targets with `check-ignore`. The report and the file at `checks-path` list all problems.",
          exitCode: exit_codes.d.findings
        },
        "archive-changed": {
          cause: "The archive was changed or removed before or during the upload, or differs from the uploaded copy.",
          advice: "Make sure that no other step writes to `output-dir`, and run the job again."
        },
        "artifact-storage-unavailable": {
          cause: "The step has no access to artifact storage. The runner gives this access only to actions, not to `run` steps.",
          advice: "Run the action with `uses` in a workflow, or set `deliver` without `artifact` and `report`. With `site`, the report is a file in `output-dir`."
        },
        "artifact-name-taken": {
          cause: "This workflow run already has an artifact with this name, from another step. Only a re-run of the workflow replaces the artifacts from its earlier attempts.",
          advice: "Set another `artifact-name`. In a matrix, include the matrix value in the name."
        },
        "artifact-quota": {
          cause: "The artifact storage quota is used up.",
          advice: "Delete old artifacts, reduce `retention-days`, or use another delivery."
        },
        "artifact-upload-failed": {
          cause: "The artifact could not be uploaded.",
          advice: "Run the job again. Self-hosted runners need access to the hosts that GitHub lists for artifacts."
        },
        "release-not-found": {
          cause: "No release with this tag is visible to the token.",
          advice: "Create the release before this step, and check `release-tag`. Drafts need `permissions: contents: write`."
        },
        "release-forbidden": {
          cause: "GitHub does not accept the token, or the token has no permission to write to releases.",
          advice: "Give the job `permissions: contents: write`, or pass a `github-token` that has this permission and has not expired."
        },
        "github-rate-limited": {
          cause: "The GitHub API rate limit is used up and resets only after this run's timeout.",
          advice: "Run the job again after the wait that the error shows, or pass another `github-token`."
        },
        "release-immutable": {
          cause: "The release is immutable: no assets can be added.",
          advice: "Create the release as a draft, run this action with `release-tag`, and then publish the release."
        },
        "release-asset-too-large": {
          cause: "The archive is too large for a release asset. The error shows the limit.",
          advice: "Use `deliver: artifact`, or export fewer pages with `paths`."
        },
        "release-unreadable": {
          cause: "The release could not be read from GitHub. Nothing was attached to it.",
          advice: "Check that this runner can reach the GitHub API, and run the job again."
        },
        "release-upload-failed": {
          cause: "The archive could not be attached to the release. Any asset from an earlier run is unchanged.",
          advice: "Run the job again."
        },
        "config-invalid": {
          cause: "`config-file` is not valid YAML or JSON. The error shows the line. The file is unchanged.",
          advice: "Fix the file, or set `config-file` to another file."
        },
        "config-unsupported": {
          cause: "The map at `config-key` cannot be changed on its own, for example because an alias shares it, or because the file has several YAML documents or ends with a block scalar that has no final line break.",
          advice: "Write the map at `config-key` as a separate block. The file must contain only one document and end with a line break."
        },
        "config-not-found": {
          cause: "The file given by `config-file` does not exist.",
          advice: "Check `config-file`: the path is relative to the workspace. A workflow needs actions/checkout before this step."
        },
        "config-not-writable": {
          cause: "The config file is not UTF-8 text, or cannot be written.",
          advice: "Check `config-file`: it must be a UTF-8 text file that the job can write to."
        }
      };
      ;
      const FINISH_FAILURES = {
        "search-program-missing": {
          cause: "The program that builds the search index could not be installed with npm.",
          advice: "Add a step with actions/setup-node before this one, and check that the runner can reach the registry that npm is configured for. On runners without network access, set `pagefind` to the path of the program."
        },
        "search-program-unusable": {
          cause: "The path in `pagefind` is not the path of a program that can build an index on this runner.",
          advice: "Copy the program from the npm package shown in the error to the runner, make it executable, and set `pagefind` to its path."
        },
        "search-program-altered": {
          cause: "The installed program differs from the tested program: its SHA-256 is not the expected value.",
          advice: "Check the registry that npm is configured for. To use another version on purpose, install it yourself and set `pagefind` to its path."
        },
        "search-index-failed": {
          cause: "The program that builds the search index ended with an error.",
          advice: "Fix the reported problem and run again. The site was not changed."
        },
        "search-nothing-indexed": {
          cause: "No page has an element that matches `content`, so there is nothing to search.",
          advice: "Set `content` to a selector for the element that contains the page text, such as `main`."
        },
        "search-folder-taken": {
          cause: "The site already has a folder `pagefind` that this action did not write.",
          advice: "Remove this step or the step that writes the folder: a site can have only one search. If the folder contains pages, rename it."
        },
        "move-refused": {
          cause: "The path of `site-url` differs from the path that the site was exported for, and the site cannot be moved safely: the format of its pages or of its Next.js client is unknown.",
          advice: "Serve the site at the root of a separate host name and set `site-url` to that address, or export the site through the service API, which builds sites for `/docs`. To request support for the client, report the message of this error."
        },
        "finish-site-unwritable": {
          cause: "A page, an added file or the manifest could not be written.",
          advice: "Check the folder permissions and the disk, then run again to continue where this run stopped."
        }
      };
      ;
      const PUBLISH_FAILURES = {
        "store-unreachable": {
          cause: "The store could not be reached, or did not respond.",
          advice: "Check `region`, and `endpoint` with its scheme and port. Check whether a proxy or firewall blocks the connection to the store."
        },
        "store-credentials": {
          cause: "The access key does not exist in the store, or the secret key does not match it.",
          advice: "Check `AWS_ACCESS_KEY_ID`, `AWS_SECRET_ACCESS_KEY` and `AWS_SESSION_TOKEN`. Temporary credentials consist of all three values."
        },
        "store-token-expired": {
          cause: "The temporary credentials expired before the run was complete.",
          advice: "Request credentials directly before this step, with a longer duration (`role-duration-seconds` in aws-actions/configure-aws-credentials). Then run again: files that are already in the bucket are not uploaded again."
        },
        "store-access-denied": {
          cause: "The credentials are valid, but do not allow this request. Without `s3:ListBucket`, a request for an object that does not exist is also denied.",
          advice: "Compare the permissions of the role or key with the policy in docs/publishing.md#permissions."
        },
        "store-clock": {
          cause: "The store rejected the request time, even after the action had adjusted it.",
          advice: "Correct the runner's clock."
        },
        "bucket-not-found": {
          cause: "The bucket in `target` does not exist on this store.",
          advice: "Create the bucket, or fix `target`, `endpoint` and `region`. The error shows the store address."
        },
        "bucket-region": {
          cause: "The bucket is in another region. Redirects are not followed, to protect the credentials.",
          advice: "Set `region` to the bucket's region."
        },
        "unexpected-bucket-response": {
          cause: "The store responded with an unknown error, or reported success without storing the object.",
          advice: "Check `endpoint`, and any proxy or firewall between this runner and the store."
        },
        "site-file-changed": {
          cause: "A site file is missing, differs from the manifest, or has changed since the start of the run.",
          advice: "Make sure that no other step writes to the folder, and that the manifest belongs to this folder. If a step changes files on purpose, set `manifest-path: none`."
        },
        "site-file-unreadable": {
          cause: "A site file, the manifest or the archive is unreadable, or the plan cannot be written.",
          advice: "Check the disk and the permissions, then run again."
        },
        "file-too-large": {
          cause: "A file is larger than stores accept in one request. Nothing was uploaded.",
          advice: "Remove the file from the site, or split it."
        },
        "too-many-removed": {
          cause: "The site lost more pages than `max-removed` allows. Nothing was uploaded or removed.",
          advice: "Check that the export is complete. If so, increase `max-removed` for one run.",
          exitCode: exit_codes.d.findings
        },
        "publish-conflict": {
          cause: "This run waited until `timeout` for another run with the same target, or lost its lease. A lease is lost if it is replaced or cannot be renewed for a minute, for example because the store does not respond or the machine is suspended. The next run checks every object.",
          advice: "Run again after the other run has finished. Use a `concurrency` group in the workflow, so that only one run publishes at a time."
        },
        "state-version": {
          cause: "A newer version of this action wrote the state in the bucket. Nothing was changed.",
          advice: "Use the newer version in every workflow that publishes to this target."
        },
        "purge-failed": {
          cause: "The upload is complete, but the CDN was not purged, so readers may see old pages.",
          advice: "Fix the reported problem and run again: pending purges are repeated. CloudFront needs the permission `cloudfront:CreateInvalidation`, and Cloudflare needs a token with Zone > Cache Purge > Purge."
        }
      };
      ;
      const PULL_REQUEST_FAILURES = {
        "new-findings": {
          cause: "`check` is `fail`, and the change adds findings of the kinds in `check-fail-on`. Findings that the base already has do not count.",
          advice: "Fix the listed findings. Or ignore targets with `check-ignore`, choose the kinds that fail with `check-fail-on`, or set `check: warn`.",
          exitCode: exit_codes.d.findings
        },
        "documentation-too-large": {
          cause: "The review does not have enough memory for documentation of this size.",
          advice: "Check whether a tool generates more files than you need, or set `docs-path` to a smaller folder."
        }
      };
      ;
      const RUN_FAILURES = {
        "invalid-input": {
          cause: "One or more inputs are invalid. The error lists each invalid input with its fix. In runs started from a fork, secrets are empty, so `api-key` is missing.",
          advice: "Fix the listed inputs. No request was sent.",
          exitCode: exit_codes.d.usage
        },
        "last-job-unavailable": {
          cause: "The last export job for `job-id: last` could not be found: the token lacks `actions: read`, artifact storage is missing, or the stored record cannot be read. No export was started, so that a schedule does not start a new export each time.",
          advice: "Add the permission `actions: read` to the job, or set `job-id` to the id of an export job instead of `last`. To replace a record that cannot be read, run once without `job-id`."
        },
        timeout: {
          cause: "The run did not finish within `timeout`. The error shows the last problem. An unfinished job continues on the service.",
          advice: "Run again with the `job-id` in the error, or increase `timeout`."
        },
        canceled: {
          cause: "A person or a newer run in the same `concurrency` group canceled the workflow run. An unfinished job continues on the service.",
          advice: "To resume the job, run again with the `job-id` in the log."
        },
        "proxy-blocked": {
          cause: "The proxy requires different credentials, or blocks this host.",
          advice: "Ask the proxy administrator to allow this host, or add the host to `no_proxy` if the runner can reach it directly. If the proxy requires credentials, set them in `https_proxy`."
        },
        "results-unwritable": {
          cause: "The results could not be written to the runner's temporary folder.",
          advice: "Check the runner's disk and the variable `RUNNER_TEMP`, then run again."
        },
        bug: {
          cause: "The action reached an unexpected state.",
          advice: "Run again with debug logging, and attach the log to an issue in the action's repository."
        }
      };
      ;
      const SERVER_ERROR_ADVICE = "Run again later. If the error persists, contact the service's support team.";
      const SERVICE_FAILURES = {
        "service-400": {
          cause: "The service rejected the request, for example because of an unknown domain or path. The error shows the reason.",
          advice: "Check the inputs that the error mentions."
        },
        "service-401": {
          cause: "The API key is wrong or has expired.",
          advice: "Create a new admin key on the API keys page of the dashboard, and pass it as `api-key`. A workflow reads it from the secret that `gh secret set DOCS_API_KEY` sets."
        },
        "service-403": {
          cause: "The API key is valid, but does not allow this request. Static export requires an enterprise plan, and starting a job requires the `write` scope. An IP allow-list can exclude the runner: GitHub-hosted runners have changing addresses.",
          advice: "Check the plan, the scope of the key (`write` to start a job), and the IP allow-list."
        },
        "service-404": {
          cause: "The service did not find the job or the address.",
          advice: "Check the job id and the path in `base-url`. The job and `api-key` must belong to the same organization."
        },
        "service-409": {
          cause: "The service rejected the start, possibly because another export of the same domain is running.",
          advice: "Wait for the other export, or resume it with its `job-id`. A `concurrency` group in the workflow prevents parallel exports."
        },
        "service-410": {
          cause: "The service no longer has the requested data, such as an expired job.",
          advice: "If `job-id` is set, run again without it to start a new job. Otherwise, check that `base-url` is the address of the API."
        },
        "service-error": {
          cause: "The service responded with an HTTP status that has no error code of its own. The error shows the status and the message.",
          advice: SERVER_ERROR_ADVICE
        },
        "service-redirect": {
          cause: "The API redirected the request. The key is not sent to another address.",
          advice: "Set `base-url` to the address of the API itself."
        },
        "service-unreachable": {
          cause: "The service cannot be reached. The error shows the host and the cause, such as ECONNREFUSED.",
          advice: "Check `base-url` with its scheme and port. Check whether a firewall, `https_proxy` or `no_proxy` keeps this runner from reaching the service."
        },
        "certificate-not-trusted": {
          cause: "The server certificate is from an unknown CA, has expired, or belongs to another host.",
          advice: "For a private CA, set NODE_EXTRA_CA_CERTS to its certificate file for this job. Replace an expired or wrong certificate on the server."
        },
        "tls-failed": {
          cause: "No TLS connection to `base-url` or to the store of the archive. The server may not support TLS at this port.",
          advice: "Check the scheme and the port of `base-url`, and whether a proxy changes TLS connections."
        },
        "unexpected-response": {
          cause: "The response is an HTML page or invalid JSON, or contains an invalid field.",
          advice: "Check that `base-url` is the address of the API, not of the dashboard or a login page."
        },
        "job-failed": {
          cause: "The service could not export the site. The error shows the reason.",
          advice: "Fix the reported problem and start a new export. A failed job cannot be resumed."
        },
        "update-failed": {
          cause: "The service could not publish the latest commit (`update-project`). The error shows the summary and the log.",
          advice: "Fix the reported problem in the documentation repository and run again. No export was started."
        },
        "agent-failed": {
          cause: "The agent job ended with an error.",
          advice: "Check the job on the dashboard, fix its instruction or its access to the repository, and start a new job."
        },
        "no-changes": {
          cause: "The agent finished without changing a file, and `on-no-changes` is `fail`.",
          advice: "Change the instruction, or set `on-no-changes: pass`."
        }
      };
      ;
      const VERIFY_FAILURES = {
        "site-not-verified": {
          cause: "The published site differs from the export. The summary and `verify.json` list all findings with advice.",
          advice: "Follow the first finding's advice and run again. With `fail: false`, findings cause a warning.",
          exitCode: exit_codes.d.findings
        }
      };
      ;
      const FAILURE_SECTIONS = {
        "Inputs and the run": RUN_FAILURES,
        "The service": SERVICE_FAILURES,
        "Link, download and archive": ARCHIVE_FAILURES,
        "Review and deliveries": DELIVERY_FAILURES,
        Publish: PUBLISH_FAILURES,
        Verify: VERIFY_FAILURES,
        Finish: FINISH_FAILURES,
        "Pull request": PULL_REQUEST_FAILURES
      };
      const FAILURES = Object.fromEntries(Object.values(FAILURE_SECTIONS).flatMap((failures) => Object.entries(failures)));
    })
  ),
  /***/
  98362: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        A3: () => (
          /* binding */
          reasonOf
        ),
        /* harmony export */
        FO: () => (
          /* binding */
          exitCodeOf
        ),
        /* harmony export */
        HR: () => (
          /* binding */
          Failure
        ),
        /* harmony export */
        h_: () => (
          /* binding */
          asFailure
        ),
        /* harmony export */
        jg: () => (
          /* binding */
          throwAny
        )
        /* harmony export */
      });
      var _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(78620);
      var _failures_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48152);
      class Failure extends Error {
        name = "Failure";
        code;
        advice;
        jobId;
        constructor(code, what, about = {}) {
          super(what, about.cause === void 0 ? void 0 : about);
          this.code = code;
          this.advice = about.advice ?? _failures_index_js__WEBPACK_IMPORTED_MODULE_1__.E[code].advice;
          this.jobId = about.jobId;
        }
      }
      function asFailure(error) {
        if (error instanceof Failure)
          return error;
        return new Failure("bug", `The action has a bug: ${reasonOf(error)}.`, { cause: error });
      }
      function exitCodeOf({ code }) {
        return _failures_index_js__WEBPACK_IMPORTED_MODULE_1__.E[code].exitCode ?? _failures_exit_codes_js__WEBPACK_IMPORTED_MODULE_0__.d.failed;
      }
      function reasonOf(error) {
        const { message, errors } = Object(error);
        if (message === "" && errors !== void 0)
          return errors.map(reasonOf).join("; ");
        return typeof message === "string" ? message : String(error);
      }
      function throwAny(errors, code, what) {
        if (errors.length === 1)
          throw errors[0];
        if (errors.length === 0)
          return;
        const list = errors.map((each) => `- ${reasonOf(each)}${each instanceof Failure ? ` ${each.advice}` : ""}`);
        throw new Failure(code, `${what}:
${list.join("\n")}`, { cause: new AggregateError(errors) });
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
