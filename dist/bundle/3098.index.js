const id = 3098;
const ids = [3098];
const modules = {
  /***/
  36103: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        FY: () => (
          /* binding */
          isTarHeader
        ),
        /* harmony export */
        Oz: () => (
          /* binding */
          ARCHIVE_FORMATS
        ),
        /* harmony export */
        VY: () => (
          /* binding */
          octalAt
        ),
        /* harmony export */
        Wg: () => (
          /* binding */
          emptyArchive
        ),
        /* harmony export */
        be: () => (
          /* binding */
          formatOf
        ),
        /* harmony export */
        oL: () => (
          /* binding */
          recognizeFormat
        )
        /* harmony export */
      });
      var node_util__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(57975);
      var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      const ARCHIVE_FORMATS = ["tar.gz", "zip", "tar"];
      const HEAD_BYTES = 512;
      function formatOf(head) {
        const start = head.toString("latin1", 0, 4);
        if (start.startsWith("\x8B\b"))
          return "tar.gz";
        if (start === "PK" || start === "PK")
          return "zip";
        return isTarHeader(head) ? "tar" : void 0;
      }
      function isTarHeader(head) {
        const checksum = octalAt(head, 148, 156) || NaN;
        let [sum, highBytes] = [0, 0];
        for (let i = 0; i < HEAD_BYTES; i++) {
          const byte = i < 148 || i >= 156 ? head[i] ?? NaN : 32;
          sum += byte;
          highBytes += byte >> 7;
        }
        const isEmptyTar = sum === 8 * 32;
        return checksum === sum || checksum === sum - 256 * highBytes || isEmptyTar;
      }
      function octalAt(block, start, end) {
        const [, digits] = /^ *([0-7]*) *(?:\0|$)/.exec(block.toString("latin1", start, end)) ?? [];
        return digits === void 0 ? NaN : Number(`0o0${digits}`);
      }
      const OTHER_FORMATS = [
        ["an HTML page", /^\s*<(!doctype html|html)/i],
        ["an XML document, perhaps an error from the store", /^\s*<(\?xml|error)/i],
        ["JSON, perhaps an error message", /^\s*[{[]/]
      ];
      function describeBytes(head) {
        if (head.length === 0)
          return "an empty file";
        const text = head.toString("latin1");
        const known = OTHER_FORMATS.find(([, pattern]) => pattern.test(text));
        if (known !== void 0)
          return known[0];
        if (/^[\t\n\r\x20-\x7e]+$/.test(text))
          return `text: "${text.trim().slice(0, 60)}"`;
        return `data in an unknown format (it begins with ${head.subarray(0, 8).toString("hex")})`;
      }
      const GZIP_HEAD_BYTES = 4096;
      async function recognizeFormat(first) {
        const format = formatOf(first);
        if (format === void 0)
          throw unknownFormat(describeBytes(first.subarray(0, HEAD_BYTES)));
        if (format !== "tar.gz")
          return format;
        const content = await gunzipStart(first.subarray(0, GZIP_HEAD_BYTES));
        const isWhole = first.length < GZIP_HEAD_BYTES && content.length > 0;
        if ((content.length >= HEAD_BYTES || isWhole) && !isTarHeader(content))
          throw unknownFormat(`gzip that contains ${describeBytes(content.subarray(0, HEAD_BYTES))}`);
        return format;
      }
      async function gunzipStart(bytes) {
        try {
          return await (0, node_util__WEBPACK_IMPORTED_MODULE_0__.promisify)(node_zlib__WEBPACK_IMPORTED_MODULE_1__.gunzip)(bytes, { finishFlush: node_zlib__WEBPACK_IMPORTED_MODULE_1__.constants.Z_SYNC_FLUSH });
        } catch {
          return Buffer.alloc(0);
        }
      }
      function unknownFormat(description) {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("archive-format-unknown", `The file is not an archive. It looks like ${description}.`);
      }
      function emptyArchive() {
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("archive-format-unknown", "The archive is empty (0 bytes).");
      }
    })
  ),
  /***/
  2048: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        L: () => (
          /* binding */
          requirePage
        ),
        /* harmony export */
        W: () => (
          /* binding */
          credentialsIn
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var _failures_index_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(48152);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(98362);
      var _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(91041);
      var _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__ = __webpack_require__(15300);
      var _guards_js__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(85606);
      var _zip_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(21625);
      var _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23235);
      var _tar_js__WEBPACK_IMPORTED_MODULE_7__ = __webpack_require__(49364);
      async function credentialsIn(archive, signal) {
        const found = { page: false, paths: [], credentials: [] };
        await readAll(archive, found, signal);
        return (0, _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__.credentialsAmong)(found.credentials, found.paths);
      }
      async function requirePage(archive, signal) {
        const found = { page: false, paths: [], credentials: [] };
        const { advice } = _failures_index_js__WEBPACK_IMPORTED_MODULE_1__.E["archive-without-pages"];
        try {
          await readAll(archive, found, signal);
        } catch (problem) {
          signal.throwIfAborted();
          if (!(problem instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR) || (0, _guards_js__WEBPACK_IMPORTED_MODULE_4__.e6)(problem))
            throw problem;
          if (!found.page)
            throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR(problem.code, problem.message, { advice, cause: problem });
        }
        if (!found.page)
          throw new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_2__.HR("archive-without-pages", "The archive contains no HTML page. The archive was removed, and nothing was delivered.");
        return (0, _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__.credentialsAmong)(found.credentials, found.paths);
      }
      async function readAll(archive, found, signal) {
        if (archive.format === "zip")
          await readZip(archive, found, signal);
        else
          await readTar(archive, found, signal);
      }
      async function readZip(archive, found, signal) {
        const guards = new _guards_js__WEBPACK_IMPORTED_MODULE_4__.dl();
        const judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__.CredentialJudge();
        const fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.openSync)(archive.path, "r");
        try {
          for (const { name } of (0, _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__.g)(fd, archive.size)) {
            found.page ||= (0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__.countsAsPage)({ path: name });
            found.paths.push(name);
          }
          const groups = await (0, _zip_js__WEBPACK_IMPORTED_MODULE_5__.oV)(archive, {
            guards: {
              admit: (name) => ({ path: name, newFolders: [] }),
              allowExpansion: (extracted, read) => guards.allowExpansion(extracted, read)
            },
            makeFolder: () => void 0,
            signal
          });
          for (const entries of groups) {
            const [first] = entries;
            if (first !== void 0 && (0, _zip_js__WEBPACK_IMPORTED_MODULE_5__.Av)(first)) {
              judge.begin(first.path);
              await (0, _zip_js__WEBPACK_IMPORTED_MODULE_5__.CQ)(fd, first, (content) => judge.add(content));
              if (judge.isFound)
                found.credentials.push(first.path);
            } else
              for (const { path, content } of (0, _zip_js__WEBPACK_IMPORTED_MODULE_5__.cV)(fd, entries)) {
                signal.throwIfAborted();
                judge.begin(path);
                judge.add(content);
                if (judge.isFound)
                  found.credentials.push(path);
              }
            await new Promise(setImmediate);
          }
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.closeSync)(fd);
        }
      }
      async function readTar({ path, format }, found, signal) {
        const judge = new _site_files_credentials_js__WEBPACK_IMPORTED_MODULE_3__.CredentialJudge();
        const handler = {
          entry: (name, kind) => {
            found.page ||= kind === "file" && (0, _site_pages_pages_js__WEBPACK_IMPORTED_MODULE_8__.countsAsPage)({ path: name });
            found.paths.push(name.replace(/^(?:\.\/)+/, ""));
            judge.begin(found.paths.at(-1) ?? "");
          },
          content: (bytes) => judge.add(bytes),
          endFile: () => {
            if (judge.isFound)
              found.credentials.push(found.paths.at(-1) ?? "");
          }
        };
        const tar = new _tar_js__WEBPACK_IMPORTED_MODULE_7__.o(handler, { isGzip: format === "tar.gz", guards: new _guards_js__WEBPACK_IMPORTED_MODULE_4__.dl(), signal });
        const pieces = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.createReadStream)(path, { signal, highWaterMark: _tar_js__WEBPACK_IMPORTED_MODULE_7__.E });
        for await (const piece of pieces)
          await tar.write(piece);
        await tar.end();
      }
    })
  ),
  /***/
  49364: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        E: () => (
          /* binding */
          CHUNK_BYTES
        ),
        o: () => (
          /* binding */
          TarStream
        )
      });
      var external_node_zlib_ = __webpack_require__(38522);
      var deferred = __webpack_require__(72913);
      var guards = __webpack_require__(85606);
      var format = __webpack_require__(36103);
      ;
      const BLOCK_BYTES = 512;
      const ZERO_BLOCK = Buffer.alloc(BLOCK_BYTES);
      function isZeroBlock(block) {
        return block.equals(ZERO_BLOCK);
      }
      function readHeader(block) {
        if (!(0, format.FY)(block))
          throw (0, guards.qb)("a header has a wrong checksum");
        return { type: block.toString("latin1", 156, 157), size: numberAt(block, 124, 12) };
      }
      function readName(block) {
        const name = textUntilZero(block.subarray(0, 100));
        const isGnu = block.toString("latin1", 257, 265) === "ustar  \0";
        if (isGnu && (block[386] !== 0 || block[483] !== 0))
          throw (0, guards.n6)("archive-sparse", name);
        const isUstar = !isGnu && block.toString("latin1", 257, 262) === "ustar";
        const prefix = isUstar ? textUntilZero(block.subarray(345, 500)) : "";
        return prefix === "" ? name : `${prefix}/${name}`;
      }
      function textUntilZero(bytes) {
        const end = bytes.indexOf(0);
        return bytes.toString("utf8", 0, end < 0 ? bytes.length : end);
      }
      function numberAt(block, start, length) {
        if (block.readUInt8(start) >= 128)
          return binaryAt(block, start, start + length);
        const value = (0, format.VY)(block, start, start + length);
        if (Number.isNaN(value))
          throw (0, guards.qb)("a size is malformed");
        return value;
      }
      function binaryAt(block, start, end) {
        let value = block.readUInt8(start) - 128;
        for (const byte of block.subarray(start + 1, end))
          value = value * 256 + byte;
        if (!Number.isSafeInteger(value))
          throw (0, guards.qb)("a size is too large");
        return value;
      }
      function readPaxFields(body) {
        const fields = { path: void 0, size: void 0, isSparse: false };
        const text = body.toString("latin1");
        const length = /(\d{1,16}) /y;
        for (let at = 0; at < text.length; ) {
          length.lastIndex = at;
          const end = at + Number(length.exec(text)?.[1]);
          const record = /^\d+ ([^=]+)=([^]*)\n$/.exec(text.slice(at, end));
          if (record === null || end > text.length)
            throw (0, guards.qb)("a PAX record is malformed");
          const [, key = "", value = ""] = record;
          if (key === "path")
            fields.path = value === "" ? void 0 : Buffer.from(value, "latin1").toString();
          if (key === "size")
            fields.size = value === "" ? void 0 : paxSize(value);
          if (key.startsWith("GNU.sparse."))
            fields.isSparse = true;
          at = end;
        }
        return fields;
      }
      function paxSize(value) {
        const size = /^\d{1,16}$/.test(value) ? Number(value) : NaN;
        if (!Number.isSafeInteger(size))
          throw (0, guards.qb)("a PAX size is malformed");
        return size;
      }
      ;
      const MAX_EXTENDED_HEADER_BYTES = 1024 * 1024;
      const KINDS = {
        "\0": "file",
        "0": "file",
        "7": "file",
        "5": "folder",
        "1": "link",
        "2": "link"
      };
      class TarReader {
        #handler;
        #block = Buffer.alloc(BLOCK_BYTES);
        #blockFilled = 0;
        #bodyLeft = 0;
        #paddingLeft = 0;
        #extended;
        #pax;
        #longName;
        #longLink = false;
        #zeroBlocks = 0;
        constructor(handler) {
          this.#handler = handler;
        }
        write(bytes) {
          let at = 0;
          while (at < bytes.length && this.#zeroBlocks < 2) {
            if (this.#bodyLeft > 0) {
              const end = Math.min(bytes.length, at + this.#bodyLeft);
              this.#bodyLeft -= end - at;
              this.#body(bytes.subarray(at, end));
              at = end;
            } else if (this.#paddingLeft > 0) {
              const end = Math.min(bytes.length, at + this.#paddingLeft);
              this.#paddingLeft -= end - at;
              at = end;
            } else {
              const copied = bytes.copy(this.#block, this.#blockFilled, at);
              this.#blockFilled += copied;
              at += copied;
              if (this.#blockFilled < BLOCK_BYTES)
                return;
              this.#blockFilled = 0;
              this.#header(this.#block);
            }
          }
        }
        /** Requires one block of zeros at the end, although the format has two. With `isKnownComplete`, requires none. */
        end({ isKnownComplete }) {
          if (this.#bodyLeft + this.#paddingLeft + this.#blockFilled > 0)
            throw (0, guards.qb)("it is truncated");
          if (this.#hasPending)
            throw (0, guards.qb)("an extended header has no entry");
          if (this.#zeroBlocks === 0 && !isKnownComplete)
            throw (0, guards.qb)("it has no end-of-archive marker");
        }
        #header(block) {
          if (isZeroBlock(block)) {
            this.#zeroBlocks += 1;
            return;
          }
          if (this.#zeroBlocks > 0)
            throw (0, guards.qb)("data follows a block of zeros");
          const { type, size } = readHeader(block);
          if ("xgXLKV".includes(type))
            this.#startExtended(type, size);
          else
            this.#entry(type, size, readName(block));
        }
        get #hasPending() {
          return this.#pax !== void 0 || this.#longName !== void 0 || this.#longLink;
        }
        #entry(type, headerSize, headerName) {
          const { path, isSparse, size = headerSize } = this.#pax ?? { path: void 0, isSparse: false };
          if (path !== void 0 && this.#longName !== void 0)
            throw (0, guards.qb)("an entry has two long names");
          const name = path ?? this.#longName ?? headerName;
          this.#pax = void 0;
          this.#longName = void 0;
          this.#longLink = false;
          if (isSparse || type === "S")
            throw (0, guards.n6)("archive-sparse", name);
          const kind = (type === "\0" || type === "0") && name.endsWith("/") ? "folder" : KINDS[type] ?? "special";
          this.#handler.entry(name, kind, size);
          if (kind !== "file") {
            if (type !== "5" && size > 0)
              throw (0, guards.qb)("an entry that is not a file has content");
            return;
          }
          if (size === 0)
            this.#handler.endFile();
          else
            this.#expectBody(size);
        }
        #expectBody(size) {
          this.#bodyLeft = size;
          this.#paddingLeft = (BLOCK_BYTES - size % BLOCK_BYTES) % BLOCK_BYTES;
        }
        #body(bytes) {
          if (this.#extended !== void 0) {
            this.#extended.filled += bytes.copy(this.#extended.body, this.#extended.filled);
            if (this.#bodyLeft === 0)
              this.#endExtended(this.#extended);
          } else {
            this.#handler.content(bytes);
            if (this.#bodyLeft === 0)
              this.#handler.endFile();
          }
        }
        #startExtended(type, size) {
          if (size > MAX_EXTENDED_HEADER_BYTES)
            throw (0, guards.qb)("an extended header is too large");
          this.#extended = { type, body: Buffer.alloc(size), filled: 0 };
          this.#expectBody(size);
          if (size === 0)
            this.#endExtended(this.#extended);
        }
        /** Rejects two long names or two PAX headers for one entry, because readers differ in which of the two they use. */
        #endExtended({ type, body }) {
          this.#extended = void 0;
          if (type === "g") {
            if (this.#hasPending)
              throw (0, guards.qb)("an extended header has no entry");
            const { path, size, isSparse } = readPaxFields(body);
            if (path !== void 0 || size !== void 0 || isSparse)
              throw (0, guards.qb)("a global header describes a single file");
          } else if (type === "L") {
            if (this.#longName !== void 0)
              throw (0, guards.qb)("an entry has two long names");
            this.#longName = textUntilZero(body);
          } else if (type === "K") {
            this.#longLink = true;
          } else if (type !== "V") {
            if (this.#pax !== void 0)
              throw (0, guards.qb)("an entry has two PAX headers");
            this.#pax = readPaxFields(body);
          }
        }
      }
      ;
      const CHUNK_BYTES = 1024 * 1024;
      class TarStream {
        #reader;
        #options;
        #gunzip;
        #decompressed = Promise.resolve();
        #bytesRead = 0;
        #bytesExtracted = 0;
        constructor(handler, options) {
          this.#reader = new TarReader(handler);
          this.#options = options;
          if (!options.isGzip)
            return;
          this.#gunzip = (0, external_node_zlib_.createGunzip)({ chunkSize: CHUNK_BYTES });
          this.#decompressed = this.#takeAll(this.#gunzip);
          this.#decompressed.catch(() => void 0);
        }
        async write(bytes) {
          this.#bytesRead += bytes.length;
          if (this.#gunzip === void 0)
            await this.#take(bytes);
          else {
            const written = (0, deferred.y)();
            this.#gunzip.write(bytes, () => written.resolve(void 0));
            await Promise.race([written.promise, this.#decompressed]);
          }
        }
        async end() {
          this.#gunzip?.end();
          await this.#decompressed;
          this.#reader.end({ isKnownComplete: this.#gunzip !== void 0 });
        }
        close = () => void this.#gunzip?.destroy();
        async #takeAll(gunzip) {
          const { signal } = this.#options;
          signal.addEventListener("abort", this.close);
          try {
            for await (const chunk of gunzip)
              await this.#take(chunk);
          } catch (error) {
            signal.throwIfAborted();
            throw (0, guards.EK)(error) ? (0, guards.qb)(error.message, error) : error;
          } finally {
            signal.removeEventListener("abort", this.close);
          }
        }
        async #take(chunk) {
          const { guards: guards2, signal, ready } = this.#options;
          signal.throwIfAborted();
          this.#bytesExtracted += chunk.length;
          guards2.allowExpansion(this.#bytesExtracted, this.#bytesRead);
          this.#reader.write(chunk);
          await ready?.();
        }
      }
    })
  ),
  /***/
  45739: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        c7: () => (
          /* binding */
          LINK_REFERENCES
        ),
        /* harmony export */
        sh: () => (
          /* binding */
          SVG_REFERENCES
        ),
        /* harmony export */
        vM: () => (
          /* binding */
          HTML_REFERENCES
        )
        /* harmony export */
      });
      const HTML_REFERENCES = {
        a: { href: "link", name: "id" },
        area: { href: "link" },
        audio: { src: "media" },
        button: { formaction: "otherLink" },
        embed: { src: "frame" },
        // Static hosts do not accept POST, so the target of a POST form is not in the site.
        form: { action: { meaning: "otherLink", when: { attribute: "method", value: "post", is: false } } },
        frame: { src: "frame" },
        // A frame with `srcdoc` does not load the document in `src`.
        iframe: { src: { meaning: "frame", when: { attribute: "srcdoc", value: "", is: true } } },
        // HTML parsers treat `image` as `img`.
        image: { src: "media", srcset: "srcset" },
        img: { src: "media", srcset: "srcset" },
        input: {
          src: { meaning: "media", when: { attribute: "type", value: "image", is: true } },
          formaction: "otherLink"
        },
        object: { data: "frame" },
        script: { src: "resource" },
        source: { src: "media", srcset: "srcset" },
        track: { src: "media" },
        video: { src: "media", poster: "media" }
      };
      const SVG_REFERENCES = {
        a: "link",
        feimage: "media",
        image: "media",
        script: "resource",
        use: "media"
      };
      const LINK_REFERENCES = [
        { rels: oneOf("canonical"), meaning: "canonical" },
        {
          rels: oneOf("apple-touch-icon apple-touch-icon-precomposed icon manifest mask-icon modulepreload preload stylesheet"),
          meaning: "resource"
        },
        { rels: oneOf("alternate author help license next prefetch prerender prev search"), meaning: "otherLink" }
      ];
      function oneOf(text) {
        return new RegExp(`(?:^|[\\t\\n\\f\\r ])(?:${text.replaceAll(" ", "|")})(?:[\\t\\n\\f\\r ]|$)`, "i");
      }
    })
  ),
  /***/
  16656: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        MD: () => (
          /* binding */
          BREAKOUT
        ),
        /* harmony export */
        bG: () => (
          /* binding */
          CLOSES_FOREIGN
        ),
        /* harmony export */
        gv: () => (
          /* binding */
          ELEMENTS
        ),
        /* harmony export */
        iw: () => (
          /* binding */
          ATTRIBUTES
        ),
        /* harmony export */
        kY: () => (
          /* binding */
          HARMLESS_ATTRIBUTES
        ),
        /* harmony export */
        tV: () => (
          /* binding */
          VOID
        ),
        /* harmony export */
        xc: () => (
          /* binding */
          RAW_TEXT
        )
        /* harmony export */
      });
      var _address_attributes_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(45739);
      var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12001);
      const ATTRIBUTES = new _names_js__WEBPACK_IMPORTED_MODULE_1__.f([
        ...words("charset color content disabled encoding event face for hidden href http-equiv id imagesrcset"),
        ...words("integrity language media method name nomodule onload property rel shadowrootmode size srcdoc"),
        ...words("style title type"),
        "xlink:href",
        ...Object.values(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.vM).flatMap(Object.keys)
      ], (name) => name);
      const HARMLESS_ATTRIBUTES = new _names_js__WEBPACK_IMPORTED_MODULE_1__.f(words("crossorigin decoding fetchpriority height loading nonce referrerpolicy sizes target width"), (name) => name);
      const RAW_TEXT = words("iframe noembed noframes plaintext script style textarea title xmp");
      const SPECIAL = words("math noscript svg template");
      const OUTSIDE_CONTENT = words("base link meta script style template");
      const BREAKOUT_NAMES = words("b big blockquote body br center code dd div dl dt em embed h1 h2 h3 h4 h5 h6 head hr i img li listing menu meta nobr ol p pre ruby s small span strong strike sub sup table tt u ul var");
      const BREAKOUT = new _names_js__WEBPACK_IMPORTED_MODULE_1__.f(BREAKOUT_NAMES, () => true);
      const CLOSES_FOREIGN = /* @__PURE__ */ new Set([
        ...BREAKOUT_NAMES,
        ...words("a address article aside button caption details dialog dir fieldset figcaption figure font footer"),
        ...words("header hgroup main marquee nav object search section summary tbody td template tfoot th thead tr")
      ]);
      const VOID = new Set(words("area base br col embed frame hr img input link meta param source track wbr"));
      const ELEMENTS = new _names_js__WEBPACK_IMPORTED_MODULE_1__.f([
        ...[...Object.keys(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.vM), ...Object.keys(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.sh), ...RAW_TEXT, ...SPECIAL],
        ...OUTSIDE_CONTENT,
        ...words("body font html")
      ], (name) => ({
        name,
        references: Object.entries(_address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.vM[name] ?? {}).map(([attribute, rule]) => typeof rule === "string" ? { attribute, meaning: rule, when: void 0 } : { attribute, ...rule }),
        svgReference: _address_attributes_js__WEBPACK_IMPORTED_MODULE_0__.sh[name],
        isRawText: RAW_TEXT.includes(name),
        isSpecial: RAW_TEXT.includes(name) || SPECIAL.includes(name),
        isOutsideContent: OUTSIDE_CONTENT.includes(name)
      }));
      function words(text) {
        return text.split(" ");
      }
    })
  ),
  /***/
  9936: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        C8: () => (
          /* binding */
          markedEncoding
        ),
        /* harmony export */
        Jk: () => (
          /* binding */
          encodingNamed
        ),
        /* harmony export */
        Qc: () => (
          /* binding */
          declaredEncoding
        ),
        /* harmony export */
        U: () => (
          /* binding */
          asUtf8
        ),
        /* harmony export */
        Wo: () => (
          /* binding */
          MAX_HEAD
        )
        /* harmony export */
      });
      var _markup_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12417);
      var _tag_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(63901);
      const MAX_HEAD = 1024;
      const BYTE_ORDER_MARKS = { "\xEF\xBB\xBF": "utf-8", "\xFF\xFE": "utf-16le", "\xFE\xFF": "utf-16be" };
      const DECLARED = {
        html: htmlEncoding,
        css: (head) => encodingOf(/^@charset "([^"]*)";/.exec(head)?.[1]),
        xml: (head) => encodingOf(/^<\?xml[^>]*?\sencoding\s*=\s*["']([^"']*)["']/.exec(head)?.[1])
      };
      function declaredEncoding(head, type) {
        return markedEncoding(head) ?? DECLARED[type](head);
      }
      function markedEncoding(head) {
        return Object.entries(BYTE_ORDER_MARKS).find(([mark]) => head.startsWith(mark))?.[1];
      }
      function asUtf8(bytes, type) {
        const head = bytes.toString("latin1", 0, MAX_HEAD);
        const encoding = declaredEncoding(head, type) ?? "utf-8";
        if (encoding !== "utf-8")
          return Buffer.from(new TextDecoder(encoding).decode(bytes));
        return head.startsWith("\xEF\xBB\xBF") ? bytes.subarray(3) : bytes;
      }
      function htmlEncoding(head) {
        if (!/charset/i.test(head))
          return void 0;
        const bytes = Buffer.from(head, "latin1");
        const tag = new _tag_js__WEBPACK_IMPORTED_MODULE_0__.v(bytes, head);
        for (let at = head.indexOf("<"); at >= 0; ) {
          const markup = (0, _markup_js__WEBPACK_IMPORTED_MODULE_1__.Q)(bytes, at);
          let end = at + 1;
          if (markup === "start" || markup === "end")
            end = tag.read(at + (markup === "start" ? 1 : 2));
          else if (markup !== "text")
            end = head.indexOf(markup === "comment" ? "-->" : ">", at + 2) + 1;
          if (end <= 0)
            return void 0;
          const encoding = markup === "start" && tag.name === "meta" ? metaEncoding(tag) : void 0;
          if (encoding !== void 0)
            return encoding;
          at = head.indexOf("<", end);
        }
        return void 0;
      }
      function metaEncoding(tag) {
        if (tag.has("charset"))
          return encodingOf(tag.raw("charset"));
        if (tag.raw("http-equiv").toLowerCase() !== "content-type")
          return void 0;
        const [, quoted, singleQuoted, plain] = /charset[\t\n\f\r ]*=[\t\n\f\r ]*(?:"([^"]*)"|'([^']*)'|([^"'\t\n\f\r ;][^\t\n\f\r ;]*))/i.exec(tag.raw("content")) ?? [];
        return encodingOf(quoted ?? singleQuoted ?? plain);
      }
      function encodingOf(label) {
        if (label?.trim().toLowerCase() === "x-user-defined")
          return "windows-1252";
        const encoding = encodingNamed(label);
        return encoding?.startsWith("utf-16") === true ? "utf-8" : encoding;
      }
      function encodingNamed(label) {
        try {
          return label === void 0 ? void 0 : new TextDecoder(label).encoding;
        } catch {
          return void 0;
        }
      }
    })
  ),
  /***/
  12417: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Q: () => (
          /* binding */
          markupAt
        ),
        /* harmony export */
        a: () => (
          /* binding */
          LESS
        )
        /* harmony export */
      });
      const [BANG, DASH, SLASH, QUESTION] = [33, 45, 47, 63];
      const LESS = 60;
      function markupAt(bytes, at) {
        const next = bytes[at + 1];
        if (isLetter(next))
          return "start";
        if (next === SLASH)
          return isLetter(bytes[at + 2]) ? "end" : "other";
        if (next === BANG)
          return bytes[at + 2] === DASH && bytes[at + 3] === DASH ? "comment" : "other";
        return next === QUESTION ? "other" : "text";
      }
      function isLetter(byte) {
        const lower = byte | 32;
        return lower >= 97 && lower <= 122;
      }
    })
  ),
  /***/
  12001: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        f: () => (
          /* binding */
          Names
        ),
        /* harmony export */
        y: () => (
          /* binding */
          hashName
        )
        /* harmony export */
      });
      const LOWER_CASE = Uint8Array.from({ length: 256 }, (_, byte) => byte >= 65 && byte <= 90 ? byte + 32 : byte);
      class Names {
        /** Entries by length and first letter. For most unknown names, no such entry exists. */
        #entries = new Array(1024).fill(void 0);
        constructor(names, valueOf) {
          for (const name of new Set(names)) {
            const key = keyOf(name.charCodeAt(0), name.length);
            this.#entries[key] = [...this.#entries[key] ?? [], { name, value: valueOf(name) }];
          }
        }
        find(bytes, start, end) {
          const entries = this.#entries[keyOf(bytes[start], end - start)];
          if (entries === void 0)
            return void 0;
          for (let i = 0; i < entries.length; i++) {
            const { name, value } = entries[i];
            if (isAt(bytes, start, name))
              return value;
          }
          return void 0;
        }
      }
      function hashName(bytes, start, end) {
        let hash = 2166136261;
        for (let at = start; at < end; at++)
          hash = Math.imul(hash ^ LOWER_CASE[bytes[at]], 16777619);
        return hash;
      }
      function keyOf(first, length) {
        return length << 5 | first & 31;
      }
      function isAt(bytes, start, name) {
        for (let i = 0; i < name.length; i++) {
          if (LOWER_CASE[bytes[start + i]] !== name.charCodeAt(i))
            return false;
        }
        return true;
      }
    })
  ),
  /***/
  63901: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        v: () => (
          /* binding */
          Tag
        )
        /* harmony export */
      });
      var _elements_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(16656);
      var _names_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(12001);
      const [QUOTE, APOSTROPHE, DASH, SLASH, EQUALS, GREATER] = [34, 39, 45, 47, 61, 62];
      const MAX_COMPARED_VALUE = 16;
      const SPACES = bytesOf("	\n\f\r ");
      const NAME_ENDS = bytesOf("	\n\f\r />");
      const ATTRIBUTE_NAME_ENDS = bytesOf("	\n\f\r />=");
      class Tag {
        isSelfClosing = false;
        #nameStart = 0;
        #nameEnd = 0;
        /** A checksum of the attributes that are not relevant and not harmless. Their order does not change it. */
        otherAttributes = 0;
        /** Number of relevant attributes. The arrays contain their names and value positions. */
        #count = 0;
        #attributes = [];
        #starts = [];
        #ends = [];
        #bytes;
        #text;
        /** `text`: the bytes of the page as a string with one character per byte. */
        constructor(bytes, text) {
          this.#bytes = bytes;
          this.#text = text;
        }
        lookUp(names) {
          return names.find(this.#bytes, this.#nameStart, this.#nameEnd);
        }
        get name() {
          return this.#text.slice(this.#nameStart, this.#nameEnd).toLowerCase();
        }
        /** A number for the name, regardless of its case. */
        get nameHash() {
          return (0, _names_js__WEBPACK_IMPORTED_MODULE_1__.y)(this.#bytes, this.#nameStart, this.#nameEnd);
        }
        get isPlain() {
          return this.#count === 0;
        }
        /** Names of the relevant attributes, in lower case. */
        get attributes() {
          return this.#attributes.slice(0, this.#count);
        }
        has(attribute) {
          return this.#indexOf(attribute) >= 0;
        }
        /** Returns the undecoded value of an attribute, with one character per byte. A missing attribute is empty. */
        raw(attribute) {
          const i = this.#indexOf(attribute);
          return i < 0 ? "" : this.#text.slice(this.#starts[i], this.#ends[i]);
        }
        /** Returns the start of an attribute's value, or -1 if the attribute is missing. */
        startOf(attribute) {
          return this.#starts[this.#indexOf(attribute)] ?? -1;
        }
        /** Reads the tag whose name begins at `nameStart`. Returns the position after `>`, or -1 at the end of the page. */
        read(nameStart) {
          const bytes = this.#bytes;
          const text = this.#text;
          const end = bytes.length;
          let i = nameStart + 1;
          while (i < end && NAME_ENDS[bytes[i]] === 0)
            i++;
          this.#nameStart = nameStart;
          this.#nameEnd = i;
          this.#count = 0;
          this.isSelfClosing = false;
          this.otherAttributes = 0;
          while (i < end) {
            const byte = bytes[i];
            if (byte === GREATER)
              return i + 1;
            if (SPACES[byte] === 1) {
              i++;
              continue;
            }
            if (byte === SLASH) {
              this.isSelfClosing = bytes[++i] === GREATER;
              continue;
            }
            const attributeStart = i;
            i++;
            while (i < end && ATTRIBUTE_NAME_ENDS[bytes[i]] === 0)
              i++;
            const attributeEnd = i;
            while (i < end && SPACES[bytes[i]] === 1)
              i++;
            let start = i;
            let stop = i;
            if (bytes[i] === EQUALS) {
              i++;
              while (i < end && SPACES[bytes[i]] === 1)
                i++;
              const quote = bytes[i];
              start = i;
              if (quote === QUOTE || quote === APOSTROPHE) {
                stop = text.indexOf(quote === QUOTE ? '"' : "'", ++start);
                if (stop < 0)
                  return -1;
                i = stop + 1;
              } else {
                while (i < end && bytes[i] !== GREATER && SPACES[bytes[i]] === 0)
                  i++;
                stop = i;
              }
            }
            const attribute = _elements_js__WEBPACK_IMPORTED_MODULE_0__.iw.find(bytes, attributeStart, attributeEnd);
            if (attribute !== void 0)
              this.#keep(attribute, start, stop);
            else
              this.#addOther(attributeStart, attributeEnd, start, stop);
          }
          return -1;
        }
        /** Adds an attribute to the checksum. A long value is left out: the page has it, and its characters can be encoded. */
        #addOther(nameStart, nameEnd, start, stop) {
          const bytes = this.#bytes;
          if (bytes[nameStart + 4] === DASH && this.#text.startsWith("data", nameStart))
            return;
          if (_elements_js__WEBPACK_IMPORTED_MODULE_0__.kY.find(bytes, nameStart, nameEnd) !== void 0)
            return;
          const length = stop - start;
          const isShort = length > 0 && length <= MAX_COMPARED_VALUE;
          const value = isShort ? length << 16 | bytes[start] << 8 | bytes[stop - 1] : 0;
          const name = nameEnd - nameStart << 5 | bytes[nameStart] & 31;
          this.otherAttributes = this.otherAttributes + Math.imul(value + name + 1, 2654435761) | 0;
        }
        /** Keeps only the first of several attributes with the same name. */
        #keep(attribute, start, end) {
          if (this.has(attribute))
            return;
          this.#attributes[this.#count] = attribute;
          this.#starts[this.#count] = start;
          this.#ends[this.#count] = end;
          this.#count++;
        }
        #indexOf(attribute) {
          const attributes = this.#attributes;
          const count = this.#count;
          for (let i = 0; i < count; i++)
            if (attributes[i] === attribute)
              return i;
          return -1;
        }
      }
      function bytesOf(characters) {
        const bytes = new Uint8Array(256);
        for (const character of characters)
          bytes[character.charCodeAt(0)] = 1;
        return bytes;
      }
    })
  ),
  /***/
  91211: (
    /***/
    ((__webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => {
        try {
          __webpack_require__.r(__webpack_exports__);
          var _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(43864);
          var _runtime_time_stop_reason_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(54639);
          var _inputs_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(44246);
          var _main_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(11131);
          await (0, _runtime_action_run_js__WEBPACK_IMPORTED_MODULE_0__.e)({ names: _inputs_js__WEBPACK_IMPORTED_MODULE_2__.Qh, secrets: ["cloudflare-token"] }, async (given, context) => {
            const inputs = (0, _inputs_js__WEBPACK_IMPORTED_MODULE_2__.Ko)(given, process.env);
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
  11131: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        i: () => (
          /* binding */
          main
        )
      });
      var external_node_path_ = __webpack_require__(76760);
      var site_address = __webpack_require__(2360);
      var address = __webpack_require__(17449);
      var random_id = __webpack_require__(97895);
      var run = __webpack_require__(43864);
      var secrets = __webpack_require__(14217);
      var stop_reason = __webpack_require__(54639);
      var file_body = __webpack_require__(9991);
      var s3_store = __webpack_require__(5246);
      var bucket_address = __webpack_require__(78695);
      var content_types = __webpack_require__(4938);
      var page_data = __webpack_require__(75338);
      var pages = __webpack_require__(15300);
      var external_node_buffer_ = __webpack_require__(4573);
      var external_node_fs_ = __webpack_require__(73024);
      var encoding = __webpack_require__(9936);
      var site_files = __webpack_require__(60343);
      ;
      const UTF8 = "; charset=utf-8";
      const TEXT_TYPES = [
        [/^text\/html;/, "html"],
        [/^text\/css;/, "css"],
        [/[/+]xml;/, "xml"]
      ];
      function withCharset(contentType, local) {
        const type = TEXT_TYPES.find(([pattern]) => pattern.test(contentType))?.[1];
        if (type === void 0 || !contentType.endsWith(UTF8))
          return contentType;
        const declared = (0, encoding.Qc)((0, site_files.H6)(local, encoding.Wo).toString("latin1"), type);
        if (declared === void 0 || declared.startsWith("utf-") || (0, file_body.lv)(local, (fd) => (0, external_node_buffer_.isUtf8)((0, external_node_fs_.readFileSync)(fd))))
          return contentType;
        return contentType.replace(UTF8, `; charset=${declared}`);
      }
      var plan_headers = __webpack_require__(13881);
      var entry_points = __webpack_require__(69878);
      ;
      const PHASES = ["assets", "pages", "entry-points"];
      function phaseOf(name, contentType, dataOf) {
        const page = dataOf ?? name;
        if (page === "index.html" || (0, entry_points.isPageList)(name) || (0, entry_points.isAddedByFinish)(page))
          return "entry-points";
        return (0, pages.isPage)(page) || (0, pages.isPageType)(contentType) ? "pages" : "assets";
      }
      ;
      function siteObjects(files, known, { rules, cleanUrls, isRedirect }) {
        const data = (0, page_data.pageDataOf)(files.map(({ name }) => name));
        const objects = files.map((file) => {
          const { name } = file;
          const typeOf = () => typeOfFile(file, known.get(name));
          const { headers, isNamedByHash } = (0, plan_headers.Yl)(name, rules, typeOf, data.has(name));
          const phase = phaseOf(name, headers.contentType, data.get(name));
          return { ...file, path: name, phase, headers, isNamedByHash, isRedirect: isRedirect(name) };
        });
        return cleanUrls === "none" ? objects : [...objects, ...copiesOf(objects)];
      }
      function typeOfFile(file, entry) {
        const type = (0, content_types.contentTypeOf)(file.name, () => (0, site_files.bB)(file));
        const before = entry?.sha256 === file.sha256 ? entry.headers.contentType : "";
        const isKnown = before.split(";")[0] === type.split(";")[0] && /; charset=[\w-]+$/.test(before);
        return isKnown ? before : withCharset(type, file);
      }
      function copiesOf(objects) {
        const taken = new Set(objects.map(({ path }) => path));
        return objects.flatMap((object) => {
          const path = object.path.replace(/\.html$/, "");
          if (path === object.path || /(^|\/)index$/.test(path) || taken.has(path))
            return [];
          return (0, bucket_address.q6)(path) === void 0 && (0, pages.isPage)(object.path) ? [{ ...object, path }] : [];
        });
      }
      var cdn_paths = __webpack_require__(76875);
      var failure = __webpack_require__(98362);
      var s3_objects = __webpack_require__(4062);
      var cloudfront = __webpack_require__(3419);
      var schemas = __webpack_require__(94343);
      var parse = __webpack_require__(23945);
      var cdn_request = __webpack_require__(41508);
      ;
      const MAX_URLS = 30;
      async function purgeCloudflare({ zone, baseUrl, token, siteUrl }, paths, context) {
        const url = new URL(`${baseUrl.href.replace(/\/+$/, "")}/zones/${encodeURIComponent(zone)}/purge_cache`);
        for (const body of bodies(paths, siteUrl)) {
          await (0, cdn_request.B)({
            what: `Purge of Cloudflare zone ${zone}`,
            url,
            headers: () => ({ authorization: `Bearer ${token}`, "content-type": "application/json" }),
            body: JSON.stringify(body),
            secrets: [token],
            isDone: (answer) => parseAnswer(answer).success === true,
            explain: (answer) => {
              const { code = "", message = "" } = parseAnswer(answer).errors?.[0] ?? {};
              return { code: String(code), message };
            },
            temporaryCodes: []
          }, context);
        }
      }
      function bodies(paths, siteUrl) {
        if (paths.includes(cdn_paths.Qz)) {
          const base = (0, site_address.baseFolder)(siteUrl.pathname);
          return [base === "/" ? { hosts: [siteUrl.host] } : { prefixes: [siteUrl.host + base.slice(0, -1)] }];
        }
        const urls = paths.map((path) => siteUrl.origin + path);
        const count = Math.ceil(urls.length / MAX_URLS);
        return Array.from({ length: count }, (_, i) => ({ files: urls.slice(i * MAX_URLS, (i + 1) * MAX_URLS) }));
      }
      const answerSchema = schemas.Ikc({
        success: schemas.lqM(schemas.L5J()),
        errors: schemas.MfU(schemas.YOg(schemas.Ikc({ code: schemas.aig(), message: schemas.YjP() })), [])
      });
      function parseAnswer(body) {
        try {
          return parse.xL(answerSchema, JSON.parse(body)).data ?? {};
        } catch {
          return {};
        }
      }
      ;
      async function purgeAll(pending, { targets, again }, context) {
        let count = 0;
        for (const target of targets) {
          const paths = pending.get(target.name) ?? [];
          if (paths.length === 0)
            continue;
          if (target.kind === "cloudfront")
            await (0, cloudfront.Y)(target, paths, context);
          else
            await purgeCloudflare(target, paths, context);
          count += paths.length;
          pending.set(target.name, again);
        }
        return count;
      }
      var archive_format = __webpack_require__(36103);
      var page_search = __webpack_require__(2048);
      var with_more = __webpack_require__(1896);
      ;
      const MAX_NAMED = 10;
      const HEAD_BYTES = 512;
      async function assertNoCredentials({ file, size, manifest }, { log, signal }) {
        const format = (0, archive_format.be)((0, site_files.H6)({ name: file, file }, HEAD_BYTES));
        if (format === void 0) {
          log.warning(`${file} is not a tar.gz, tar, or zip archive, so it was not searched for credentials.`);
          return;
        }
        const all = await (0, page_search.W)({ path: file, size, format }, signal).catch((error) => {
          if (!(error instanceof failure.HR))
            throw error;
          const what = `${file} cannot be searched for credentials: ${(0, failure.A3)(error)}`;
          throw new failure.HR(error.code, what, {
            advice: "Create a new archive, and run this action again.",
            cause: error
          });
        });
        const found = all.filter((path) => manifest?.files.has(path) !== true);
        if (found.length === 0)
          return;
        throw new failure.HR("archive-credentials", `The archive contains files with credentials: ${(0, with_more.withMore)(found, MAX_NAMED).join(", ")}. Nothing was uploaded.`);
      }
      var external_node_crypto_ = __webpack_require__(77598);
      var promises_ = __webpack_require__(58500);
      ;
      const CHUNK_BYTES = 1024 * 1024;
      const BYTES_PER_TURN = 16 * 1024 * 1024;
      const OPEN_BYTES = 64 * 1024;
      async function digestFiles(algorithm, files, signal) {
        const digests = [];
        const buffer = Buffer.allocUnsafe(CHUNK_BYTES);
        let bytesSinceTurn = 0;
        for (const { name, file } of files) {
          signal.throwIfAborted();
          let fd;
          try {
            const digest = (0, external_node_crypto_.createHash)(algorithm);
            fd = (0, external_node_fs_.openSync)(file, "r");
            let size = 0;
            for (let read = (0, external_node_fs_.readSync)(fd, buffer); read > 0; read = (0, external_node_fs_.readSync)(fd, buffer)) {
              digest.update(buffer.subarray(0, read));
              size += read;
              bytesSinceTurn += read;
              if (bytesSinceTurn < BYTES_PER_TURN)
                continue;
              bytesSinceTurn = await (0, promises_.setImmediate)(0);
              if (signal.aborted)
                break;
            }
            bytesSinceTurn += OPEN_BYTES;
            digests.push({ size, hex: digest.digest("hex") });
          } catch (error) {
            throw (0, file_body.Yd)(error, { name });
          } finally {
            if (fd !== void 0)
              (0, external_node_fs_.closeSync)(fd);
          }
        }
        signal.throwIfAborted();
        return digests;
      }
      var units = __webpack_require__(81529);
      ;
      const MAX_EXAMPLES = 50;
      function newRecord(about) {
        const applied = {
          sent: 0,
          uploaded: 0,
          uploadedBytes: 0,
          removed: 0,
          purgedPaths: 0,
          isUploadComplete: false
        };
        return { ...about, ...applied, unchanged: 0, kept: 0, examples: [] };
      }
      function recordPlan(record, work, log) {
        const { uploads, removals, unchanged, kept, purgePaths, paths = {} } = work;
        const bytes = uploads.reduce((sum, { size }) => sum + size, 0);
        record.changed = uploads.length + removals > 0;
        record.unchanged = unchanged;
        record.kept = kept;
        record.work = { uploads: uploads.length, removals, purgePaths };
        record.examples = Object.entries(paths).map(([label, all]) => ({
          label,
          paths: all.slice(0, MAX_EXAMPLES),
          count: all.length
        }));
        record.planned = listOf([
          uploads.length > 0 && `${uploads.length} to upload (${(0, units.formatBytes)(bytes)})`,
          removals > 0 && `${removals} to remove`,
          purgePaths > 0 && `${(0, units.formatCount)(purgePaths, "path")} to purge`,
          unchanged > 0 && `${unchanged} unchanged`,
          kept > 0 && `${(0, units.formatCount)(kept, "removed asset")} kept for open browser tabs`
        ]);
        if (!record.dryRun)
          log.info(`Plan: ${record.planned}.`);
      }
      function conclusionOf(record) {
        const { failure: failure2, dryRun, planned, objectUrl, uploaded, removed, purgedPaths } = record;
        if (failure2 !== void 0 || planned === void 0)
          return void 0;
        const place = objectUrl ?? record.siteUrl ?? record.target;
        if (dryRun)
          return `Plan for ${place}: ${planned}.`;
        const facts = listOf([
          uploaded > 0 && `${uploaded} uploaded`,
          removed > 0 && `${removed} removed`,
          purgedPaths > 0 && `${(0, units.formatCount)(purgedPaths, "path")} purged`
        ]);
        if (facts !== "")
          return `Published ${place}: ${facts}.`;
        return record.changed === true ? `Nothing was removed from ${place}: the warnings explain why.` : `Nothing to publish: ${place} is up to date.`;
      }
      function listOf(facts) {
        return facts.filter(Boolean).join(", ");
      }
      ;
      const DIGEST_HEADER = "x-amz-meta-sha256";
      async function publishArchive({ file, keyOf, manifest, rules, purge: purge2, dryRun }, { store, prefix }, record, context) {
        const { log, signal } = context;
        const [{ size, hex: sha256 }] = await digestFiles("sha256", [{ name: file, file }], signal);
        (0, file_body.C3)([{ name: file, size }]);
        if (manifest?.archive !== void 0 && manifest.archive.sha256 !== sha256)
          throw new failure.HR("site-file-changed", `The archive ${file} does not match the manifest.`);
        const path = keyOf(sha256);
        const key = prefix + path;
        const { contentType, cacheControl } = (0, plan_headers.Yl)(path, rules, () => (0, content_types.contentTypeOf)(path)).headers;
        const headers = { "content-type": contentType, "cache-control": cacheControl, [DIGEST_HEADER]: sha256 };
        const found = await (0, s3_objects.Uo)(store, key);
        const stored = typeof found === "object" ? found : void 0;
        const isStored = Object.entries(headers).every(([name, value]) => stored?.headers[name] === value);
        if (!isStored)
          await assertNoCredentials({ file, size, manifest }, context);
        const { sitePath, maxPaths, targets } = purge2;
        const paths = path.includes(sha256) ? [] : (0, cdn_paths.wd)([path], sitePath, maxPaths);
        const pending = new Map(targets.map(({ name }) => [name, paths]));
        const uploads = isStored ? [] : [{ size }];
        const purgePaths = paths.length * targets.length;
        recordPlan(record, { uploads, removals: 0, unchanged: 1 - uploads.length, kept: 0, purgePaths }, log);
        record.objectUrl = store.urlOf(key);
        const digest = stored?.headers[DIGEST_HEADER];
        if (stored !== void 0 && digest !== sha256 && !path.includes(sha256))
          log.warning(`s3://${store.place.bucket}/${key} contains another archive, which this run replaces. To keep both, use \`{sha256}\` in \`archive-key\`.`);
        if (dryRun)
          return;
        if (isStored)
          log.info(`The archive is already stored: ${record.objectUrl}`);
        else {
          const local = { name: path, file, size, sha256 };
          const hasOtherBytes2 = digest !== void 0 && digest !== sha256;
          const replaced = stored && { etag: stored.etag, hasOtherBytes: hasOtherBytes2 };
          await (0, s3_objects.$R)(store, { key, local, headers, replaced }, { signal });
          record.uploaded = 1;
          record.uploadedBytes = size;
        }
        record.isUploadComplete = true;
        const now = () => store.clock.signingTime();
        record.purgedPaths = await purgeAll(pending, { targets, again: [] }, { ...context, now });
      }
      ;
      function addPendingPurges(earlier, changed, { names, sitePath, maxPaths }) {
        const now = (0, cdn_paths.wd)(changed, sitePath, maxPaths);
        const pending = /* @__PURE__ */ new Map();
        for (const name of /* @__PURE__ */ new Set([...earlier.keys(), ...names])) {
          const all = [.../* @__PURE__ */ new Set([...earlier.get(name) ?? [cdn_paths.Qz], ...now])].sort();
          pending.set(name, all.includes(cdn_paths.Qz) || all.length > maxPaths ? [cdn_paths.Qz] : all);
        }
        return pending;
      }
      function purgesOf(pending, names) {
        return names.flatMap((name) => {
          const paths = pending.get(name) ?? [];
          return paths.length === 0 ? [] : [[name, paths]];
        });
      }
      var group_by = __webpack_require__(21873);
      var plan_removals = __webpack_require__(75502);
      var compare = __webpack_require__(29589);
      ;
      function makePlan(objects, known, options) {
        const uploads = [];
        const unchanged = [];
        const notImmutable = [];
        let hasReturned = false;
        for (const each of objects) {
          const entry = known.get(each.path);
          const isReplaced = hasOtherBytes(entry, each);
          const wasCorrected = entry?.headers.cacheControl === plan_headers.kK;
          if (each.isNamedByHash && isReplaced)
            notImmutable.push(each.path);
          const object = each.isNamedByHash && (isReplaced || wasCorrected) ? { ...each, headers: { ...each.headers, cacheControl: plan_headers.kK } } : each;
          const reason = reasonToUpload(object, entry);
          if (reason === void 0) {
            unchanged.push(object);
            hasReturned ||= entry?.departedAt !== void 0;
          } else
            uploads.push({ object, reason });
        }
        const site = new Set(objects.map(({ path }) => path));
        const removals = (0, plan_removals.$k)(known, (path) => site.has(path), options);
        const changed = uploads.filter(({ reason }) => reason !== "new").map(({ object }) => object.path);
        const gone = removals.pages.map(({ path }) => path);
        const purgeAgain = removals.assets.flatMap(({ path }) => (0, cdn_paths.z$)(path));
        return {
          uploads: uploads.sort(byOrder),
          unchanged,
          removals,
          purge: [.../* @__PURE__ */ new Set([...[...changed, ...gone].flatMap(cdn_paths.z$), ...purgeAgain])],
          purgeAgain,
          notImmutable,
          hasNewTimes: hasReturned || [...removals.departed].some(([path, { departedAt }]) => known.get(path)?.departedAt !== departedAt)
        };
      }
      function hasOtherBytes(entry, { sha256 }) {
        return entry !== void 0 && entry.sha256 !== "" && entry.sha256 !== sha256;
      }
      function hasChanges({ uploads, removals }) {
        return uploads.length + removals.pages.length + removals.assets.length > 0;
      }
      function reasonToUpload(object, entry) {
        if (entry === void 0)
          return "new";
        if (entry.sha256 !== object.sha256 || entry.etag === "")
          return "changed";
        const { contentType, cacheControl } = entry.headers;
        return contentType === object.headers.contentType && cacheControl === object.headers.cacheControl ? void 0 : "headers changed";
      }
      function byOrder(a, b) {
        return PHASES.indexOf(a.object.phase) - PHASES.indexOf(b.object.phase) || Number(a.reason !== "new") - Number(b.reason !== "new") || (0, compare.compareText)(a.object.path, b.object.path);
      }
      function batchesOf(uploads) {
        return [...(0, group_by.$)(uploads, ({ object, reason }) => `${object.phase} ${reason === "new"}`).values()];
      }
      ;
      async function ownerOf({ store, prefix }, { path, entry, listed }, signal) {
        const key = prefix + path;
        const found = listed ?? await (0, s3_objects.Uo)(store, key, { signal });
        if (typeof found === "string")
          return found;
        if (entry.etag !== "" && found.etag === entry.etag)
          return "ours";
        if (found.size !== entry.size || entry.sha256 === "")
          return "others";
        const sha256 = await (0, s3_objects.G5)(store, key, signal);
        if (sha256 === void 0)
          return "unknown";
        return sha256 === entry.sha256 ? "ours" : "others";
      }
      ;
      const PROGRESS_INTERVAL_MS = 5e3;
      const apply_plan_MAX_NAMED = 10;
      async function applyPlan(planned, application, context) {
        const { plan, known, listed, pending } = planned;
        const { lease, state, purgeTargets, applied } = application;
        const { store, prefix } = application.destination;
        const { pages: pages2, assets } = plan.removals;
        const objects = objectsOf(plan, known);
        const held = { ...context, signal: lease.signal };
        const remove = async (removals) => {
          if (removals.length === 0)
            return;
          await lease.assertHeld();
          const kept = { others: [], unknown: [] };
          await store.throttle.forEach(removals, lease.signal, async ({ path }, signal) => {
            const entry = known.get(path);
            if (entry === void 0)
              return;
            const object = { path, entry, listed: listed.get(path) };
            const owner = await ownerOf(application.destination, object, signal);
            if (owner === "others" || owner === "unknown")
              kept[owner].push(path);
            if (owner === "others" || owner === "missing")
              objects.delete(path);
            if (owner !== "ours")
              return;
            applied.sent += 1;
            await (0, s3_objects.XR)(store, prefix + path, { signal, beforeSend: lease.assertTime });
            objects.delete(path);
            applied.removed += 1;
          });
          warnAboutKept(kept, context);
        };
        if (plan.uploads.length > 0)
          await uploadAll(planned, objects, application, held);
        applied.isUploadComplete = true;
        const names = purgeTargets.map(({ name }) => name);
        const hasPurges = purgesOf(pending, names).length > 0;
        if (hasPurges || pages2.length + assets.length > 0)
          await state.write({ status: "uploaded", objects, pendingPurges: pending });
        await remove(pages2);
        if (hasPurges)
          await purge(planned, objects, application, held);
        await remove(assets);
        await lease.assertHeld();
        await state.write({ status: "done", objects, pendingPurges: pending });
      }
      function warnAboutKept({ others, unknown }, { log }) {
        const named = (paths) => (0, with_more.withMore)(paths.sort(), apply_plan_MAX_NAMED).join(", ");
        if (others.length > 0)
          log.warning(`Another program has replaced these objects, so this run did not remove them: ${named(others)}. The state no longer lists these objects.`);
        if (unknown.length > 0)
          log.warning(`The store does not show whether these objects still belong to the site, so this run did not remove them: ${named(unknown)}. Allow \`s3:GetObject\` for these objects, and run again.`);
      }
      function objectsOf(plan, known) {
        const objects = new Map([...known, ...plan.removals.departed]);
        for (const { path, isRedirect } of plan.unchanged) {
          const { departedAt: _, ...inSite } = known.get(path) ?? {};
          if ("etag" in inSite)
            objects.set(path, { ...inSite, isRedirect });
        }
        return objects;
      }
      async function uploadAll({ plan, known, pending }, objects, { destination: { store, prefix }, lease, state, applied }, { clock, log }) {
        const { uploads } = plan;
        const expected = uploads.map(({ object: { path, size, sha256, headers, isRedirect }, reason }) => {
          const expected2 = reason === "headers changed" ? { ...headers, cacheControl: "" } : headers;
          const entry = { size, sha256, etag: "", headers: expected2, isRedirect };
          return [path, entry];
        });
        const unfinished = new Map([...objects, ...expected]);
        await state.write({ status: "in progress", objects: unfinished, pendingPurges: pending });
        const total = uploads.reduce((sum, { object }) => sum + object.size, 0);
        let loggedAt = clock.now();
        await log.group(`Uploading ${(0, units.formatCount)(uploads.length, "object")}`, async () => {
          for (const batch of batchesOf(uploads))
            await store.throttle.forEach(batch, lease.signal, async ({ object }, signal) => {
              const { path, size, sha256, headers, isRedirect } = object;
              const { contentType, cacheControl } = headers;
              const sent = { "content-type": contentType, "cache-control": cacheControl };
              const before = known.get(path);
              const replaced = before && { etag: before.etag, hasOtherBytes: hasOtherBytes(before, object) };
              const upload = { key: prefix + path, local: object, headers: sent, replaced };
              applied.sent += 1;
              const etag2 = await (0, s3_objects.$R)(store, upload, { signal, beforeSend: lease.assertTime });
              objects.set(path, { size, sha256, etag: etag2, headers, isRedirect });
              applied.uploaded += 1;
              applied.uploadedBytes += size;
              if (clock.now() - loggedAt < PROGRESS_INTERVAL_MS)
                return;
              loggedAt = clock.now();
              const bytes = `${(0, units.formatBytes)(applied.uploadedBytes)} of ${(0, units.formatBytes)(total)}`;
              log.info(`Uploaded ${applied.uploaded} of ${uploads.length} objects (${bytes}).`);
            });
        });
      }
      async function purge({ pending, again }, objects, { destination, state, purgeTargets, applied }, context) {
        const now = () => destination.store.clock.signingTime();
        try {
          await context.log.group("Purging the CDN", async () => {
            applied.purgedPaths += await purgeAll(pending, { targets: purgeTargets, again }, { ...context, now });
          });
        } catch (error) {
          if (!context.signal.aborted)
            await state.write({ status: "uploaded", objects, pendingPurges: pending });
          throw error;
        }
      }
      var read_state = __webpack_require__(11565);
      ;
      const LEASE_PATH = `${read_state.P2}lease.json`;
      const LEASE_VERSION = 1;
      const LEASE_MS = 6e4;
      const leaseSchema = schemas.Ikc({
        leaseVersion: schemas.euz(LEASE_VERSION),
        /** Random id of the run, so that two attempts of one workflow run have different ids. */
        run: schemas.YjP(),
        address: schemas.MfU(schemas.lqM(schemas.YjP()), void 0),
        /** Time at which the lease expires, by the store's clock, in milliseconds since 1970. */
        until: schemas.aig()
      });
      async function readLease(store, prefix, signal) {
        const found = await (0, s3_objects.iM)(store, prefix + LEASE_PATH, signal);
        if (found === void 0)
          return void 0;
        const { etag: etag2, body, modifiedAt } = found;
        const { run: run2 = "", address: address2, until } = (0, read_state.lj)(leaseSchema, body) ?? {};
        const longest = modifiedAt === void 0 ? void 0 : modifiedAt + LEASE_MS + 1e3;
        return { run: run2, address: address2, etag: etag2, until: Math.min(until ?? Infinity, longest ?? until ?? 0) };
      }
      async function writeLease(store, prefix, { run: run2, address: address2, until }, { condition, ...options }) {
        const content = { leaseVersion: LEASE_VERSION, run: run2, address: address2, until };
        const body = Buffer.from(`${JSON.stringify(content, void 0, 2)}
`);
        const object = { key: prefix + LEASE_PATH, body, headers: read_state.CP };
        return assertSupported(store, await (0, s3_objects.Z0)(store, object, condition, options));
      }
      function assertSupported(store, write) {
        if (write.status !== "not-supported")
          return write;
        throw (0, s3_store.cs)(store, "it no longer implements conditional writes");
      }
      function isOwnLease({ owner }, { run: run2 }) {
        return run2 === owner.run;
      }
      function holderOf({ address: address2 }) {
        return address2 === void 0 ? "another run" : `the run ${address2}`;
      }
      function leaseLost(found) {
        const what = found === void 0 ? "another run may have published" : `${holderOf(found)} took over the target`;
        return new failure.HR("publish-conflict", `The lease of this run expired, and ${what}. This run stopped.`);
      }
      ;
      const MAX_ATTEMPTS = 5;
      class StateChanged extends failure.HR {
        constructor() {
          super("publish-conflict", "Another program changed the state in the bucket during this run.");
        }
      }
      class StateWriter {
        #target;
        #etag;
        #step = 0;
        #objects = /* @__PURE__ */ new Map();
        /** Objects that another run recorded after this run began. The state lists them, so a later run can remove them. */
        #others;
        constructor(target) {
          this.#target = target;
          this.#etag = target.etag;
        }
        async write(content) {
          const { lease } = this.#target;
          const { signal, assertTime } = lease;
          this.#objects = content.objects;
          this.#step += 1;
          for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const isPut = await this.#put(this.#bodyOf(content), { signal, beforeSend: assertTime });
            if (!isPut && !await this.#isStored())
              continue;
            lease.isRecorded = true;
            return;
          }
          throw new StateChanged();
        }
        /** Called after a rejected write. Returns whether an earlier attempt succeeded and only its response was lost. */
        async #isStored() {
          const { store, prefix, lease, run: run2 } = this.#target;
          const { state, etag: etag2 } = await (0, read_state.un)(store, prefix, lease.signal);
          this.#etag = etag2;
          if (state?.run === run2)
            return state.step === this.#step;
          await lease.assertHeld();
          if (this.#step === 1)
            throw new StateChanged();
          this.#others = state?.objects ?? /* @__PURE__ */ new Map();
          return false;
        }
        #bodyOf(content) {
          const { store, lease, run: run2 } = this.#target;
          const { until: leaseUntil, hasConditions, tookOver } = lease;
          const compareAgain = tookOver || this.#others !== void 0;
          const about = { run: run2, step: this.#step, leaseUntil, compareAgain };
          const known = { hasConditions, hasOpaqueEtags: store.etags === "opaque" };
          const objects = new Map([...this.#others ?? [], ...content.objects]);
          return (0, read_state.sU)({ ...content, ...about, ...known, objects }, store.place.origin);
        }
        /**
         * Called when this run has lost its lease: late requests of this run may have overwritten objects of the run that now
         * has the lease. An unfinished state makes the next run compare every object. Adds the keys that only this run
         * recorded, so that a later run can remove these objects.
         */
        async markUnfinished(signal) {
          for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
            const { store, prefix } = this.#target;
            const { state, etag: etag2 } = await (0, read_state.un)(store, prefix, signal);
            if (state === void 0)
              return;
            const own = [...this.#objects].map(([path, entry]) => [path, { ...entry, etag: "" }]);
            this.#etag = etag2;
            const objects = new Map([...own, ...state.objects]);
            const marked = { ...state, run: this.#target.run, status: "in progress", objects };
            if (await this.#put((0, read_state.sU)(marked, store.place.origin), { signal }))
              return;
          }
        }
        /** Returns false if the write condition was not met. */
        async #put(body, options) {
          const { store, prefix, lease } = this.#target;
          const object = { key: prefix + read_state.K, body, headers: read_state.CP };
          const known = this.#etag === void 0 ? "new" : { etag: this.#etag };
          const condition = lease.hasConditions ? known : "none";
          const { status, etag: etag2 } = assertSupported(store, await (0, s3_objects.Z0)(store, object, condition, options));
          if (status === "written")
            this.#etag = etag2;
          return status === "written";
        }
      }
      ;
      const ENDED = 0;
      const UNANSWERED = 1;
      async function deleteLease(target, { etag: etag2 }, options, log) {
        const key = target.prefix + LEASE_PATH;
        try {
          await (0, s3_objects.XR)(target.store, key, { ...options, connections: "lease" });
        } catch (error) {
          if (!(error instanceof failure.HR) || error.code === "store-unreachable")
            throw error;
          await endLease(target, { etag: etag2, until: ENDED }, options);
          log.warning(`${error.message} The lease was marked as ended instead. Allow \`s3:DeleteObject\` for ${key}: the action also needs this permission to remove pages.`);
        }
      }
      async function endLease({ store, prefix, owner }, { etag: etag2, until }, options) {
        await writeLease(store, prefix, { ...owner, until }, { ...options, condition: { etag: etag2 } });
      }
      ;
      const POLL_INTERVAL_MS = 3e3;
      async function waitWhileHeld(target, { clock, log, signal }) {
        let waitedFor;
        try {
          for (; ; ) {
            const found = await readLease(target.store, target.prefix, signal);
            const isFree = found === void 0 || target.store.clock.earliest() > found.until;
            if (isFree || isOwnLease(target, found))
              return { found, hasWaited: waitedFor !== void 0 };
            if (found.run !== waitedFor?.run)
              log.info(`Waiting for ${holderOf(found)}, which is publishing to the same target.`);
            waitedFor = found;
            await clock.sleep(POLL_INTERVAL_MS, signal);
          }
        } catch (error) {
          if (!(error instanceof stop_reason.GA) || waitedFor === void 0)
            throw error;
          const text = `Timed out waiting for ${holderOf(waitedFor)}, which is still publishing to the same target. This run uploaded nothing.`;
          throw new failure.HR("publish-conflict", text, { cause: error });
        }
      }
      ;
      const RENEW_AFTER_MS = LEASE_MS / 3;
      const STOP_BEFORE_END_MS = LEASE_MS / 6;
      const MAX_HELD_MS = LEASE_MS - STOP_BEFORE_END_MS;
      const CHECK_INTERVAL_MS = 1e3;
      const MAX_REQUEST_MS = 2e3;
      const RELEASE_TIMEOUT_MS = 1e4;
      const STOPPED_LATE_WRITE_MS = stop_reason.vu / 3;
      const STOPPED_RELEASE_TIMEOUT_MS = stop_reason.vu - STOPPED_LATE_WRITE_MS - 100;
      const MAX_REFUSALS = 8;
      const NOT_HELD = { until: ENDED, etag: "", sentAt: -Infinity };
      async function withLease(target, context, work) {
        const lease = new HeldLease(target, context);
        try {
          await lease.acquire();
          return await work(lease);
        } finally {
          await lease.release();
        }
      }
      function withoutLease(signal) {
        return {
          hasConditions: false,
          isRecorded: true,
          isHeld: true,
          tookOver: false,
          until: ENDED,
          signal,
          assertTime: () => signal.throwIfAborted(),
          assertHeld: async () => await Promise.resolve()
        };
      }
      class HeldLease {
        hasConditions = true;
        /** Whether the stored state records that this run took over the target (`tookOver`). */
        isRecorded = false;
        /** Aborted when the lease is lost, or when the run is stopped. */
        signal;
        #target;
        #context;
        #lost = new AbortController();
        #closing = new AbortController();
        #tookOver = false;
        #held = NOT_HELD;
        /** Time, by the local clock, at which the last write of the lease began. */
        #sentAt = -Infinity;
        /** Whether the stored lease of this run may differ from `#held`. */
        #isUncertain = false;
        #endChecks = () => void 0;
        #renewal;
        constructor(target, context) {
          this.#target = target;
          this.#context = context;
          this.signal = AbortSignal.any([context.signal, this.#lost.signal]);
          context.signal.addEventListener("abort", () => void this.#closeSoon());
        }
        get until() {
          return this.#held.until;
        }
        /** Whether the previous run did not release the lease. The last requests of that run may still arrive. */
        get tookOver() {
          return this.#tookOver;
        }
        /** Whether no other run can have the lease yet, even at the latest time that the store's clock may show now. */
        get isHeld() {
          const { until, sentAt } = this.#held;
          const heldMs = this.#context.clock.latest() - sentAt;
          return this.#target.store.clock.latest() <= until - STOP_BEFORE_END_MS && heldMs <= MAX_HELD_MS;
        }
        /** Called before each write, because the check timer fires too late if the process has been suspended. */
        assertTime = () => {
          if (!this.isHeld)
            this.#lost.abort(leaseLost());
          this.signal.throwIfAborted();
        };
        async acquire() {
          const { clock, signal } = this.#context;
          let condition = "new";
          for (let refusals = 0; this.#held === NOT_HELD; refusals += 1) {
            if (refusals === MAX_REFUSALS)
              throw (0, s3_store.cs)(this.#target.store, "it rejects every lease write, although no run holds the lease");
            if (refusals > 1)
              await clock.sleep(CHECK_INTERVAL_MS, signal);
            const until = this.#nextEnd();
            const { status, etag: etag2 } = await this.#write(until, condition);
            if (status === "written")
              this.#hold(until, etag2);
            else {
              const { found, hasWaited } = await waitWhileHeld(this.#target, this.#context);
              if (hasWaited)
                refusals = 0;
              if (found !== void 0 && isOwnLease(this.#target, found))
                this.#hold(found.until, found.etag);
              else
                this.#tookOver ||= found !== void 0 && found.until !== ENDED;
              condition = found === void 0 ? "new" : { etag: found.etag };
            }
          }
          this.#endChecks = clock.repeat(CHECK_INTERVAL_MS, async () => await this.#check());
        }
        /** Throws unless the bucket contains this run's lease. Creates the lease again if another program has deleted it. */
        async assertHeld() {
          let found = await this.#read(this.signal);
          if (found === void 0 && this.isHeld) {
            const until = this.#nextEnd();
            const { status, etag: etag2 } = await this.#write(until, "new");
            if (status === "written") {
              this.#hold(until, etag2);
              return;
            }
            found = await this.#read(this.signal);
          }
          if (found === void 0 || !isOwnLease(this.#target, found)) {
            this.#held = NOT_HELD;
            this.#isUncertain = false;
            const lost = leaseLost(found);
            this.#lost.abort(lost);
            throw lost;
          }
          this.#held = { ...this.#held, until: Math.max(this.until, found.until), etag: found.etag };
        }
        /** Lets the next run start at once. Never throws, because a lease that is not released expires. */
        async release() {
          this.#endChecks();
          if (this.#renewal !== void 0) {
            void this.#closeSoon();
            await this.#renewal.catch(() => void 0);
          }
          if (!this.isHeld && !this.#isUncertain)
            return;
          const { clock, log, signal: run2 } = this.#context;
          const signal = AbortSignal.timeout(run2.aborted ? STOPPED_RELEASE_TIMEOUT_MS : RELEASE_TIMEOUT_MS);
          try {
            if (this.#isUncertain) {
              const found = await this.#read(signal);
              this.#held = found !== void 0 && isOwnLease(this.#target, found) ? { ...found, sentAt: this.#sentAt } : NOT_HELD;
            }
            const isLate = this.#target.store.unansweredAt + MAX_REQUEST_MS > clock.now();
            const isOwed = this.tookOver && !this.isRecorded;
            const writing = { signal, beforeSend: this.#assertOwn };
            if (isLate || isOwed)
              await endLease(this.#target, { etag: this.#held.etag, until: UNANSWERED }, { ...writing, retries: false });
            else
              await deleteLease(this.#target, this.#held, { ...writing, retries: !run2.aborted }, log);
          } catch (error) {
            log.debug(`The lease was not released: ${(0, failure.A3)(error)}`);
          }
        }
        /** Throws if the lease is about to expire: another run may have the lease when the request arrives. */
        #assertOwn = () => {
          if (!this.isHeld)
            throw leaseLost();
        };
        #nextEnd() {
          return this.#target.store.clock.earliest() + LEASE_MS;
        }
        #hold(until, etag2) {
          this.#held = { until, etag: etag2, sentAt: this.#sentAt };
          this.#isUncertain = false;
        }
        /**
         * Whether `RENEW_AFTER_MS` has passed since `until` was computed, however long the write took, or `until` is too late,
         * because it was computed from a wrong time of the store.
         */
        get #isDue() {
          return Math.abs(this.#nextEnd() - this.until) >= RENEW_AFTER_MS;
        }
        async #check() {
          if (this.signal.aborted)
            return;
          if (!this.isHeld) {
            this.#lost.abort(leaseLost());
            return;
          }
          if (this.#renewal !== void 0 || !this.#isDue)
            return;
          this.#renewal = this.#renew();
          await this.#renewal.catch(() => void 0);
          this.#renewal = void 0;
        }
        async #renew() {
          const until = this.#nextEnd();
          const { status, etag: etag2 } = await this.#write(until, { etag: this.#held.etag });
          if (status === "written")
            this.#hold(until, etag2);
          else
            await this.assertHeld();
        }
        async #write(until, condition) {
          this.#isUncertain = true;
          this.#sentAt = this.#context.clock.latest();
          const signal = AbortSignal.any([this.#closing.signal, this.#lost.signal]);
          const { store, prefix, owner } = this.#target;
          return await writeLease(store, prefix, { ...owner, until }, { condition, signal });
        }
        /** Waits briefly for the response to a write in flight, whose ETag `release` needs, and then aborts the write. */
        async #closeSoon() {
          await this.#context.clock.sleep(STOPPED_LATE_WRITE_MS, new AbortController().signal);
          this.#closing.abort(this.#context.signal.reason ?? new Error("the run ends"));
        }
        async #read(signal = this.#context.signal) {
          return await readLease(this.#target.store, this.#target.prefix, signal);
        }
      }
      var conditional_writes = __webpack_require__(55963);
      ;
      const PLAN_VERSION = 1;
      function writePlan(folder, plan, { target, purges }) {
        const file = (0, external_node_path_.join)(folder, "plan.json");
        const lists = (0, external_node_path_.join)(folder, "plan");
        const { pages: pages2, assets } = plan.removals;
        try {
          (0, external_node_fs_.mkdirSync)(lists, { recursive: true });
          (0, external_node_fs_.writeFileSync)(file, planJson(plan, target, purges));
          const uploads = (phase) => plan.uploads.filter(({ object }) => object.phase === phase);
          const planned = {
            // Programs that do not keep the order of a list upload this list first: changed assets can need new assets.
            "new-assets": pathsOf(uploads("assets").filter(({ reason }) => reason === "new")),
            ...Object.fromEntries(PHASES.map((phase) => [phase, pathsOf(uploads(phase))])),
            remove: [...pages2, ...assets].map(({ path }) => path)
          };
          for (const [name, paths] of Object.entries(planned))
            (0, external_node_fs_.writeFileSync)((0, external_node_path_.join)(lists, `${name}.txt`), paths.map((path) => `${path}
`).join(""));
        } catch (error) {
          const what = `The plan could not be written: ${(0, failure.A3)(error)}.`;
          throw new failure.HR("site-file-unreadable", what, { cause: error });
        }
        return file;
      }
      function pathsOf(uploads) {
        return uploads.map(({ object }) => object.path);
      }
      function planJson(plan, target, purges) {
        const uploads = plan.uploads.map(({ object, reason }) => ({
          path: object.path,
          phase: object.phase,
          reason,
          bytes: object.size,
          contentType: object.headers.contentType,
          cacheControl: object.headers.cacheControl
        }));
        const content = {
          planVersion: PLAN_VERSION,
          target,
          uploadBytes: uploads.reduce((sum, { bytes }) => sum + bytes, 0),
          unchanged: plan.unchanged.length,
          upload: uploads,
          remove: [...plan.removals.pages, ...plan.removals.assets],
          keep: plan.removals.kept.map(({ path, until }) => ({
            path,
            reason: "removed asset",
            until: new Date(until).toISOString()
          })),
          purge: purges.map(([name, paths]) => ({ target: name, paths }))
        };
        return `${JSON.stringify(content, void 0, 2)}
`;
      }
      var etag = __webpack_require__(61777);
      ;
      async function knownObjects(bucket, wanted, state, context) {
        if (state?.status === "done")
          return { known: state.objects, listed: /* @__PURE__ */ new Map() };
        if (state?.status === "uploaded")
          return await withoutLostObjects(bucket, state.objects);
        return await context.log.group("Comparing the site with the bucket", async () => await known_objects_compare(bucket, wanted, state?.objects ?? /* @__PURE__ */ new Map(), context));
      }
      async function withoutLostObjects(bucket, entries) {
        const known = new Map(entries);
        const departed = new Map([...entries].filter(([, { departedAt }]) => departedAt !== void 0));
        if (departed.size === 0)
          return { known, listed: /* @__PURE__ */ new Map() };
        const listed = await listBelow(bucket, (path) => departed.has(path));
        for (const path of departed.keys())
          if (!listed.has(path))
            known.delete(path);
        return { known, listed };
      }
      async function known_objects_compare(bucket, wanted, entries, context) {
        const { store, prefix } = bucket;
        const site = new Map(wanted.map((object) => [object.path, object]));
        const found = await listBelow(bucket, (path) => site.has(path) || entries.has(path));
        const known = /* @__PURE__ */ new Map();
        const candidates = [];
        for (const [path, listed] of found) {
          const entry = entries.get(path);
          const object = site.get(path);
          const isRecorded = entry !== void 0 && entry.etag !== "" && entry.etag === listed.etag;
          if (entry !== void 0 && (object === void 0 || isRecorded))
            known.set(path, entry);
          else if (object !== void 0 && object.size === listed.size && (0, etag.Qz)(listed.etag) !== void 0)
            candidates.push({ object, entry, listed });
          else
            known.set(path, unknownBytes(listed, entry, object?.headers));
        }
        const hashed = (0, etag.j_)() === void 0 ? [] : candidates.map(({ object }) => object);
        const digests = await digestFiles("md5", hashed, context.signal);
        await Promise.all(candidates.map(async ({ object, entry, listed }, i) => {
          if (digests[i]?.hex !== (0, etag.Qz)(listed.etag))
            return void known.set(object.path, unknownBytes(listed, entry, object.headers));
          const { path, sha256 } = object;
          if (entry?.sha256 === sha256 && entry.headers.cacheControl !== "")
            return void known.set(path, { ...entry, ...listed });
          const stored = await store.throttle.run(async () => await (0, s3_objects.Uo)(store, prefix + path));
          if (stored === "missing")
            return;
          const headers = stored === "unknown" ? object.headers : headersIn(stored.headers);
          known.set(path, { ...listed, sha256, headers });
        }));
        return { known, listed: found };
      }
      function headersIn(stored) {
        const { "content-type": contentType = "", "cache-control": cacheControl = "" } = stored;
        return { contentType, cacheControl };
      }
      async function listBelow({ store, prefix }, isOurs) {
        const found = /* @__PURE__ */ new Map();
        for await (const { key, size, etag: etag2 } of (0, s3_objects.L)(store, prefix)) {
          const path = key.slice(prefix.length);
          if (key.startsWith(prefix) && !path.startsWith(read_state.P2) && isOurs(path))
            found.set(path, { size, etag: etag2 });
        }
        return found;
      }
      function unknownBytes(listed, entry, headers = { contentType: "", cacheControl: "" }) {
        return { headers, ...entry, ...listed, sha256: "" };
      }
      ;
      async function replacedUnnamed({ store, prefix }, uploads, found, { signal }) {
        const { state, known, isListed } = found;
        const paths = uploads.filter(({ reason }) => reason !== "headers changed").map(({ object }) => object.path).filter((path) => (0, entry_points.isAddedByFinish)(path) && state?.objects.has(path) !== true);
        if (isListed)
          return paths.filter((path) => known.has(path));
        const replaced = [];
        await store.throttle.forEach(paths, signal, async (path, either) => {
          const head = await (0, s3_objects.Uo)(store, prefix + path, { signal: either });
          if (typeof head === "object")
            replaced.push(path);
        });
        return replaced.sort();
      }
      ;
      const publish_site_MAX_NAMED = 5;
      async function publishSite(inputs, place, first, context) {
        const { destination, owner } = place;
        const { store, prefix } = destination;
        const { log, signal } = context;
        if (first.isDamaged)
          log.warning(`The state ${prefix}${read_state.K} in the bucket is damaged, or another program wrote it. This run compares every file of the site with the bucket and removes no objects.`);
        const hadConditions = first.state?.hasConditions;
        const plan = async (found, isCertain) => await planNext(inputs, place, { ...found, isCertain }, context);
        const planned = inputs.dryRun || first.state?.status === "done" ? await plan(first, hadConditions !== false) : void 0;
        if (inputs.dryRun)
          await tellHolder(destination, context);
        if (inputs.dryRun || planned?.isSettled === true)
          return;
        const hasConditions = hadConditions ?? (await (0, conditional_writes.D)(store, prefix + read_state.VA, signal)).length === 0;
        if (hasConditions) {
          await withLease({ ...destination, owner }, context, async (lease) => {
            const attempt = async (found, next2) => await apply(next2 ?? await plan(found, true), { inputs, place, lease, found }, context);
            try {
              await attempt(first, planned);
            } catch (error) {
              if (!(error instanceof StateChanged) || place.record.sent > 0)
                throw error;
              log.info("Another run has published since the comparison. Comparing again.");
              await attempt(await (0, read_state.un)(store, prefix));
            }
          });
          return;
        }
        log.warning("The store does not implement conditional writes, so concurrent runs could mix their files. Use a `concurrency` group in the workflow to prevent concurrent runs.");
        const next = hadConditions === false && planned !== void 0 ? planned : await plan(first, false);
        await apply(next, { inputs, place, lease: withoutLease(signal), found: first }, context);
      }
      async function apply(next, about, context) {
        if (next.isSettled)
          return;
        const { inputs, place, lease, found } = about;
        const { destination, owner, record } = place;
        const state = new StateWriter({ ...destination, lease, run: owner.run, etag: found.etag });
        const purgeTargets = inputs.purge.targets;
        try {
          await applyPlan(next, { destination, lease, state, purgeTargets, applied: record }, context);
        } catch (error) {
          if (!lease.isHeld && record.sent > 0)
            await mark(state, context);
          throw error;
        }
      }
      async function mark(state, { signal, log }) {
        const markNow = async () => await state.markUnfinished(AbortSignal.timeout(STOPPED_RELEASE_TIMEOUT_MS));
        try {
          await (signal.aborted ? markNow() : state.markUnfinished(signal).catch(markNow));
        } catch (error) {
          log.debug(`The state was not marked as unfinished: ${(0, failure.A3)(error)}`);
        }
      }
      async function planNext({ purge: purge2, keepRemovedMs, maxRemoved, planFolder, target, dryRun }, { destination, objects, record }, { state, isCertain }, context) {
        if (state?.status === "in progress")
          context.log.info("The last run did not finish, or took over from a run that did not finish.");
        const believed = state && !isCertain ? { ...state, status: "in progress" } : state;
        const { known, listed } = await knownObjects(destination, objects, believed, context);
        const data = (0, page_data.pageDataOf)([
          ...state?.objects.keys() ?? [],
          ...known.keys(),
          ...objects.map(({ path }) => path)
        ]);
        const isPageData = (path) => data.has(path);
        const plan = makePlan(objects, known, { now: context.clock.now(), keepRemovedMs, isPageData });
        warnAboutNames(plan.notImmutable, context);
        const unnamed = { state, known, isListed: believed?.status !== "done" && believed?.status !== "uploaded" };
        if (unnamed.isListed || !dryRun)
          warnAboutReplaced(await replacedUnnamed(destination, plan.uploads, unnamed, context), dryRun, context);
        const names = purge2.targets.map(({ name }) => name);
        const pending = addPendingPurges(state?.pendingPurges ?? /* @__PURE__ */ new Map(), plan.purge, { ...purge2, names });
        const again = (0, cdn_paths.wd)(plan.purgeAgain, purge2.sitePath, purge2.maxPaths);
        const purges = purgesOf(pending, names);
        const { uploads, removals, unchanged } = plan;
        const work = {
          uploads: uploads.map(({ object }) => object),
          removals: removals.pages.length + removals.assets.length,
          unchanged: unchanged.length,
          kept: removals.kept.length,
          purgePaths: purges.flatMap(([, paths]) => paths).length,
          paths: {
            New: pathsOf(uploads.filter(({ reason }) => reason === "new")),
            Changed: pathsOf(uploads.filter(({ reason }) => reason !== "new")),
            Removed: [...removals.pages, ...removals.assets].map(({ path }) => path)
          }
        };
        recordPlan(record, work, context.log);
        record.planPath = writePlan(planFolder, plan, { target: target.text, purges });
        (0, plan_removals.U)(removals, maxRemoved);
        const isSettled = state?.status === "done" && purges.length === 0 && !hasChanges(plan) && !plan.hasNewTimes;
        return { plan, known, listed, pending, again, isSettled };
      }
      async function tellHolder({ store, prefix }, { log }) {
        const found = await readLease(store, prefix);
        if (found === void 0 || store.clock.earliest() > found.until)
          return;
        log.info(`The plan may soon be outdated, because ${holderOf(found)} is publishing to this target.`);
      }
      function warnAboutReplaced(paths, isDryRun, { log }) {
        if (paths.length === 0)
          return;
        const parts = [...new Set(paths.map(entry_points.finishPartOf))].join(" and ");
        log.warning(`No state of this action names these objects, so another program probably wrote them: ${(0, with_more.withMore)(paths, publish_site_MAX_NAMED).join(", ")}. This run ${isDryRun ? "would replace" : "replaces"} them with files of the site. To keep the objects, publish to another prefix, or run the finish action again with an \`add\` that does not list ${parts}. If the files come from the export, remove them from its source and export again.`);
      }
      function warnAboutNames(paths, { log }) {
        if (paths.length === 0)
          return;
        log.warning(`The bytes of ${(0, with_more.withMore)(paths, publish_site_MAX_NAMED).join(", ")} changed, although files with a build hash in the name must never change. Browsers may keep the old bytes for up to a year. From now on, these files are served with \`${plan_headers.kK}\`. Set \`cache-control\` for these files to a value without \`immutable\`.`);
      }
      ;
      const FILES_PER_TURN = 500;
      async function readSite({ folder, paths, manifest }, signal) {
        const fileOf = (path) => `${folder}/${path}`;
        const existing = new Set(paths);
        const missing = [...manifest?.files.keys() ?? []].filter((path) => !existing.has(path));
        if (missing.length > 0)
          throw changedFiles("`site-path` lacks files that the manifest lists", missing);
        const changed = [];
        const unhashed = [];
        for (const [i, path] of paths.entries()) {
          if (i % FILES_PER_TURN === 0) {
            await (0, promises_.setImmediate)();
            signal.throwIfAborted();
          }
          const listed = manifest?.files.get(path);
          if (listed === void 0) {
            unhashed.push(path);
            continue;
          }
          const { size, mtimeMs } = statOf(fileOf(path), path);
          if (size !== listed.size)
            changed.push(path);
          else if (mtimeMs >= (manifest?.modifiedAt ?? 0))
            unhashed.push(path);
        }
        const digests = await digestFiles("sha256", unhashed.map((name) => ({ name, file: fileOf(name) })), signal);
        const hashed = new Map(unhashed.map((path, i) => [path, digests[i]]));
        const files = paths.map((path) => {
          const listed = manifest?.files.get(path);
          const computed = hashed.get(path);
          const { size, hex: sha256 } = computed ?? { size: listed?.size ?? 0, hex: listed?.sha256 ?? "" };
          if (listed !== void 0 && listed.sha256 !== sha256)
            changed.push(path);
          return { name: path, file: fileOf(path), size, sha256 };
        });
        if (changed.length === 0)
          return files;
        throw changedFiles("These files do not match the manifest", changed);
      }
      function changedFiles(what, paths) {
        return new failure.HR("site-file-changed", `${what}: ${(0, with_more.withMore)(paths, 5).join(", ")}. Nothing was uploaded.`);
      }
      function statOf(file, name) {
        try {
          return (0, external_node_fs_.statSync)(file);
        } catch (error) {
          throw (0, file_body.Yd)(error, { name });
        }
      }
      var text_format = __webpack_require__(64579);
      var clip = __webpack_require__(74238);
      var summary = __webpack_require__(37223);
      ;
      const MAX_NAME = 300;
      const MAX_TEXT = 2e3;
      function publishSummary(record, errorsPage, format = text_format.MARKDOWN) {
        const { failure: failure2 } = record;
        const conclusion = conclusionOf(record);
        const sections = [
          failure2 && progress(record),
          ...record.examples.map((each) => examples(each, format)),
          conclusion && format.sentence((0, clip.clip)(conclusion, MAX_TEXT))
        ];
        const top = { heading: heading(record), facts: highlights(record, format), failure: failure2 };
        return (0, summary.YG)(top, errorsPage, sections, format);
      }
      function heading(record) {
        const { failure: failure2, dryRun, changed, objectUrl, uploaded, purgedPaths, isUploadComplete } = record;
        if (failure2 !== void 0) {
          if (failure2.code === "purge-failed")
            return "Published, but not purged";
          if (isUploadComplete)
            return "Published, but the run failed";
          return uploaded > 0 ? "Partly published" : "Not published";
        }
        if (dryRun)
          return "Publish plan (dry run)";
        if (changed === false && purgedPaths === 0)
          return "Nothing to publish";
        return objectUrl === void 0 ? "Site published" : "Archive published";
      }
      function highlights(record, { code, link, strong }) {
        const { target, siteUrl, objectUrl, unchanged, kept } = record;
        return [
          siteUrl && strong(link((0, clip.clip)(siteUrl, MAX_NAME), siteUrl)),
          objectUrl === void 0 ? code((0, clip.clip)(target, MAX_NAME)) : link((0, clip.clip)(objectUrl, MAX_NAME), objectUrl),
          unchanged > 0 && `${unchanged} unchanged`,
          kept > 0 && `${(0, units.formatCount)(kept, "removed asset")} kept for open browser tabs`,
          (0, summary.cf)(record)
        ];
      }
      function progress({ work, uploaded, uploadedBytes, removed, purgedPaths }) {
        if (work === void 0)
          return "";
        const facts = [
          work.uploads > 0 && `${uploaded} of ${work.uploads} uploaded (${(0, units.formatBytes)(uploadedBytes)})`,
          work.removals > 0 && `${removed} of ${work.removals} removed`,
          work.purgePaths > 0 && `${purgedPaths} of ${work.purgePaths} paths purged`
        ].filter((fact) => fact !== false);
        return facts.length === 0 ? "" : `Done before the failure: ${facts.join(", ")}.`;
      }
      function examples({ label, paths, count }, { code, details, maxItems }) {
        if (count === 0)
          return "";
        const names = paths.map((path) => code((0, clip.clip)(path, MAX_NAME)));
        const list = (0, with_more.withMore)(names, Math.min(names.length, maxItems), count).map((item) => `- ${item}`);
        return details(`${label} (${count})`, list.join("\n"));
      }
      ;
      const main_MAX_NAMED = 5;
      async function main(inputs, context) {
        const { clock, log } = context;
        const { accessKeyId, secretAccessKey, sessionToken } = inputs.credentials;
        for (const form of (0, secrets.XP)([accessKeyId, secretAccessKey, sessionToken]))
          log.mask(form);
        const { target, siteUrl, dryRun } = inputs;
        const record = newRecord({ target: target.text, siteUrl: siteUrl?.href, dryRun, startedAt: clock.now() });
        await (0, run.C)(record, {
          work: async () => {
            try {
              await publish(inputs, record, context);
              log.info(conclusionOf(record) ?? "");
            } finally {
              setOutputs(record, context);
            }
          },
          explain: (error) => (0, stop_reason.cV)(error, { timeoutMs: inputs.timeoutMs, ...whatRemains(record) }),
          summary: (format) => publishSummary(record, inputs.errorsPage, format)
        }, context);
      }
      async function publish(inputs, record, context) {
        const { bucket, credentials, concurrency, source, target } = inputs;
        if (bucket.endpoint?.protocol === "http:" && !(0, address.U9)(bucket.endpoint.hostname))
          context.log.warning("`endpoint` is not https: anyone on the network can read the requests.");
        const { basePath, files: listed } = source.manifest ?? {};
        const problem = inputs.siteUrl && (0, site_address.basePathProblem)(inputs.siteUrl, { basePath, paths: listed?.keys() ?? [] });
        if (problem !== void 0 && source.kind === "site")
          context.log.warning(problem);
        const store = new s3_store.il(bucket, credentials, concurrency, context);
        const destination = { store, prefix: target.prefix };
        if (source.kind === "archive") {
          await publishArchive({ ...inputs, ...source }, destination, record, context);
          return;
        }
        const { dotfiles } = source;
        if (dotfiles.length > 0)
          context.log.notice(`This run does not publish ${(0, units.formatCount)(dotfiles.length, "file")}, because a file or folder name begins with a dot: ${(0, with_more.withMore)(dotfiles, main_MAX_NAMED).join(", ")}.`);
        const run2 = (0, random_id.z)(context.random);
        const ended = new AbortController();
        const signal = AbortSignal.any([context.signal, ended.signal]);
        const reading = Promise.all([(0, read_state.un)(store, target.prefix, signal), readSite(source, signal)]);
        const [found, files] = await reading.finally(() => ended.abort());
        (0, file_body.C3)(files);
        const isRedirect = (path) => source.manifest?.files.get(path)?.redirect !== void 0;
        const objects = siteObjects(files, found.state?.objects ?? /* @__PURE__ */ new Map(), { ...inputs, isRedirect });
        const planFolder = (0, external_node_path_.join)(inputs.tempDir, `publish-${run2}`);
        const owner = { run: run2, address: inputs.runAddress };
        const place = { destination, objects, owner, record };
        await publishSite({ ...inputs, planFolder }, place, found, context);
      }
      function setOutputs(record, { setOutput }) {
        if (record.changed !== void 0)
          setOutput("changed", String(record.changed));
        setOutput("uploaded", record.uploaded);
        setOutput("uploaded-bytes", record.uploadedBytes);
        setOutput("unchanged", record.unchanged);
        setOutput("removed", record.removed);
        setOutput("kept", record.kept);
        setOutput("purged-paths", record.purgedPaths);
        if (record.planPath !== void 0)
          setOutput("plan-path", record.planPath);
        if (record.objectUrl !== void 0 && (record.dryRun || record.isUploadComplete))
          setOutput("object-url", record.objectUrl);
      }
      function whatRemains({ sent }) {
        return sent === 0 ? { state: "Nothing was uploaded or removed.", advice: "Run again." } : {
          state: "Readers still see complete pages.",
          advice: "Run again. Files that are already in the bucket are not uploaded again."
        };
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
  60191: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        PV: () => (
          /* binding */
          ownFile
        ),
        /* harmony export */
        ZL: () => (
          /* binding */
          ownModule
        ),
        /* harmony export */
        nR: () => (
          /* binding */
          packageFile
        )
        /* harmony export */
      });
      var node_path__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(76760);
      function ownFile(path) {
        return new URL(`../${path}`, import.meta.url);
      }
      function ownModule(path) {
        return ownFile(path + (0, node_path__WEBPACK_IMPORTED_MODULE_0__.extname)(import.meta.url));
      }
      function packageFile(name, bundled) {
        return import.meta.url.endsWith(".ts") ? new URL(import.meta.resolve(name)) : ownFile(bundled);
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
  ),
  /***/
  56818: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        s: () => (
          /* binding */
          continueHistory
        ),
        /* harmony export */
        x: () => (
          /* binding */
          historyEntry
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(94343);
      var zod_mini__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73305);
      const amount = zod_mini__WEBPACK_IMPORTED_MODULE_0__.aig().check(zod_mini__WEBPACK_IMPORTED_MODULE_1__.qm(0, "is negative"));
      const historyEntry = zod_mini__WEBPACK_IMPORTED_MODULE_0__.Ikc({
        /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
        time: zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP(),
        pages: amount,
        files: amount,
        /** Sum of the sizes of all files. */
        bytes: amount,
        /** Missing if the site was not checked. */
        brokenLinks: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(amount),
        version: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP()),
        commit: zod_mini__WEBPACK_IMPORTED_MODULE_0__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_0__.YjP())
      });
      const MAX_ENTRIES = 50;
      function continueHistory(history, entry) {
        return [...history, entry].slice(-MAX_ENTRIES);
      }
    })
  ),
  /***/
  37957: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        MZ: () => (
          /* binding */
          serializeManifest
        ),
        /* harmony export */
        Ng: () => (
          /* binding */
          parseManifest
        ),
        /* harmony export */
        eY: () => (
          /* binding */
          loadManifest
        ),
        /* harmony export */
        f1: () => (
          /* binding */
          sha256Text
        ),
        /* harmony export */
        l2: () => (
          /* binding */
          sitePath
        ),
        /* harmony export */
        qL: () => (
          /* binding */
          asExported
        )
        /* harmony export */
      });
      var zod_mini__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(94343);
      var zod_mini__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(73305);
      var _files_file_names_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(21328);
      var _export_files_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(91716);
      var _history_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(56818);
      var _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(29589);
      const MANIFEST_VERSION = 1;
      const MAX_MANIFEST_FILES = 1e6;
      const isSitePath = (path) => path !== "" && (0, _files_file_names_js__WEBPACK_IMPORTED_MODULE_0__.problemOfPath)(path) === void 0;
      const sha256Text = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Fk(/^[0-9a-f]{64}$/, "is not a SHA-256 digest"));
      const sitePath = zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP().check(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YPB(isSitePath, "is not a path inside the site"));
      const loads = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        scripts: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        styles: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        data: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        base: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        robots: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        noscript: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        canonical: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        conditional: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        refresh: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        hidden: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        blocked: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        outline: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        uses: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        head: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        secured: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        description: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        rules: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        spacing: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        drawings: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        sources: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        root: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        target: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        unclosed: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        snippets: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        refused: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        sitemaps: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        addresses: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
      });
      const file = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        path: sitePath,
        size: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(),
        sha256: sha256Text,
        /** Digest of the visible content. Only for pages, and only if the export was checked. */
        content: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        title: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Only for pages, robots.txt and sitemaps. */
        loads: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(loads),
        redirect: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Digest of the exported page, if the finish action changed the page. */
        exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(sha256Text),
        /** Digest of the page after the finish action moved the site, without what this action then added to the page. */
        moved: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(sha256Text),
        /** Digest of the previous content, if the finish action was killed while it replaced the file. */
        replaces: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(sha256Text),
        /** Time when the page content last changed, if an earlier export had different content. */
        contentSince: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Only for files that the finish action added. */
        kind: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.k5n(["search", "markdown", "page-data", "entry-point", "host-file", "shared-data"]))
      });
      const manifest = zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
        domain: zod_mini__WEBPACK_IMPORTED_MODULE_3__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        jobId: zod_mini__WEBPACK_IMPORTED_MODULE_3__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        version: zod_mini__WEBPACK_IMPORTED_MODULE_3__.cl6(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Time of the export, such as `2026-11-15T09:30:00.000Z`. */
        exportedAt: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        basePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** The base path of the export, if the finish action moved the site. */
        exportedBasePath: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        /** Pages to which the export was limited. */
        paths: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())),
        /** The public address for which the finish action changed the site. */
        siteUrl: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP()),
        archive: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({ sha256: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(), size: zod_mini__WEBPACK_IMPORTED_MODULE_3__.aig(), format: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP() })),
        files: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(file).check(zod_mini__WEBPACK_IMPORTED_MODULE_4__.Eb(MAX_MANIFEST_FILES, `has more than ${MAX_MANIFEST_FILES} entries`)),
        /** All redirects of the site, including redirects that have no redirect page. */
        redirects: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.Ikc({
          source: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
          destination: zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP(),
          permanent: zod_mini__WEBPACK_IMPORTED_MODULE_3__.zMY(),
          /** The exported destination, if it already was below the path to which the finish action moved the site. */
          exported: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())
        }))),
        /** Digests of the findings that can fail a run; missing if the site was not checked. */
        findings: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YjP())),
        /** Sorted from oldest to newest, including this export. */
        history: zod_mini__WEBPACK_IMPORTED_MODULE_3__.lqM(zod_mini__WEBPACK_IMPORTED_MODULE_3__.YOg(_history_js__WEBPACK_IMPORTED_MODULE_2__.x))
      });
      function loadManifest(path) {
        return (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.ZN)(path, parseManifest);
      }
      function parseManifest(text) {
        const json = (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.Yf)(text);
        if (json instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_1__.kc)
          return json;
        const { manifestVersion } = Object(json.value);
        if (typeof manifestVersion !== "number")
          return (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.qM)("`manifestVersion` is missing");
        if (manifestVersion > MANIFEST_VERSION) {
          return new _export_files_js__WEBPACK_IMPORTED_MODULE_1__.kc("later-version", `its version is ${manifestVersion}; this release reads version ${MANIFEST_VERSION}`);
        }
        const read = (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.wK)(manifest, json.value);
        if (read instanceof _export_files_js__WEBPACK_IMPORTED_MODULE_1__.kc)
          return read;
        const repeated = repeatedPath(read.files);
        return repeated === void 0 ? read : (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.qM)(`it names the file ${JSON.stringify(repeated)} twice`);
      }
      function repeatedPath(files) {
        const paths = /* @__PURE__ */ new Set();
        return files.find(({ path }) => paths.size === paths.add(path).size)?.path;
      }
      function asExported({ exportedBasePath, redirects, ...manifest2 }) {
        const files = manifest2.files.filter(({ kind }) => kind === void 0).map(({ exported, moved: _moved, loads: loads2, ...file2 }) => exported === void 0 ? { ...file2, loads: loads2 } : { ...file2, sha256: exported });
        if (exportedBasePath === void 0)
          return { ...manifest2, files, redirects };
        const base = `${manifest2.basePath ?? ""}/`;
        const original = (address) => address.startsWith(base) ? address.slice(base.length - 1) : address;
        return {
          ...manifest2,
          files,
          basePath: exportedBasePath,
          redirects: redirects?.map(({ source, destination, permanent, exported }) => ({
            source: original(source),
            destination: exported ?? original(destination),
            permanent
          }))
        };
      }
      function serializeManifest({ files, redirects, findings, history, ...about }) {
        const order = Object.keys(manifest.shape);
        const fields = Object.entries(about).toSorted(([a], [b]) => order.indexOf(a) - order.indexOf(b));
        const first = { manifestVersion: MANIFEST_VERSION, ...Object.fromEntries(fields) };
        const head = JSON.stringify(first, void 0, 2).slice(0, -2);
        const sorted = files.toSorted((a, b) => (0, _runtime_text_compare_js__WEBPACK_IMPORTED_MODULE_5__.compareText)(a.path, b.path));
        const lists = [
          (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.so)("files", sorted),
          redirects && (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.so)("redirects", redirects),
          findings && `"findings": ${JSON.stringify(findings)}`,
          history && (0, _export_files_js__WEBPACK_IMPORTED_MODULE_1__.so)("history", history)
        ].filter((text) => text !== void 0);
        return `${head},
  ${lists.join(",\n  ")}
}
`;
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
