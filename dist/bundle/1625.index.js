const id = 1625;
const ids = [1625];
const modules = {
  /***/
  85606: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        B2: () => (
          /* binding */
          refuseArchive
        ),
        /* harmony export */
        EK: () => (
          /* binding */
          isZlibError
        ),
        /* harmony export */
        H0: () => (
          /* binding */
          explainDiskRefusal
        ),
        /* harmony export */
        VC: () => (
          /* binding */
          NOT_EXTRACTED
        ),
        /* harmony export */
        dl: () => (
          /* binding */
          Guards
        ),
        /* harmony export */
        e6: () => (
          /* binding */
          isDamage
        ),
        /* harmony export */
        n6: () => (
          /* binding */
          refuseEntry
        ),
        /* harmony export */
        qb: () => (
          /* binding */
          corrupt
        )
        /* harmony export */
      });
      var _failures_index_js__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(48152);
      var _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(98362);
      var _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(81529);
      var _site_files_file_names_js__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(21328);
      const MAX_ENTRIES = 1e6;
      const MAX_EXTRACTED_BYTES = 2e10;
      const MAX_EXPANSION = 200;
      const FREE_BYTES = 64 * 1024 ** 2;
      const MAX_QUOTED_CHARACTERS = 300;
      const NOT_EXTRACTED = "The site was not extracted. ";
      function refuseEntry(code, entry, cause) {
        const quoted = JSON.stringify(entry.slice(0, MAX_QUOTED_CHARACTERS));
        const limits = code === "entry-path-long" ? ` (${_site_files_file_names_js__WEBPACK_IMPORTED_MODULE_3__.PATH_LIMITS})` : "";
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.HR(code, `${NOT_EXTRACTED}${withoutStop(code)}${limits}: ${quoted}.`, { cause });
      }
      function refuseArchive(code, detail, cause) {
        const details = detail === void 0 ? "" : ` (${detail})`;
        return new _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.HR(code, `${NOT_EXTRACTED}${withoutStop(code)}${details}.`, { cause });
      }
      function corrupt(detail, cause) {
        return refuseArchive("archive-corrupt", detail, cause);
      }
      const DAMAGE = ["archive-corrupt", "entry-checksum", "entry-overlap"];
      function isDamage(error) {
        return error instanceof _runtime_failure_js__WEBPACK_IMPORTED_MODULE_1__.HR && DAMAGE.includes(error.code);
      }
      function withoutStop(code) {
        return _failures_index_js__WEBPACK_IMPORTED_MODULE_0__.E[code].cause.replace(/\.$/, "");
      }
      const PATH_CODES = {
        long: "entry-path-long",
        absolute: "entry-path-absolute",
        backslash: "entry-path-backslash",
        drive: "entry-path-drive",
        characters: "entry-path-characters",
        parent: "entry-path-parent"
      };
      class Guards {
        #taken = /* @__PURE__ */ new Map();
        /** Avoids repeated checks, because most entries are in the same folder as the previous entry. */
        #lastFolder = "";
        #entries = 0;
        #files = 0;
        admit(name, kind) {
          if ((0, _site_files_file_names_js__WEBPACK_IMPORTED_MODULE_3__.isPathTooLong)(name))
            throw refuseEntry("entry-path-long", name);
          if (kind === "link")
            throw refuseEntry("entry-is-link", name);
          if (kind === "special")
            throw refuseEntry("entry-is-special", name);
          const segments = this.#segmentsOf(name, kind);
          const path = segments.join("/");
          if (kind === "folder") {
            const newFolders2 = this.#takeFolders(segments, name);
            this.#count(Math.max(1, newFolders2.length));
            return { path, newFolders: newFolders2 };
          }
          if (path === "")
            throw refuseEntry("entry-file-as-folder", name);
          const newFolders = this.#takeFolders(segments.slice(0, -1), name);
          this.#take(path, "file", name);
          this.#count(1 + newFolders.length);
          this.#files += 1;
          return { path, newFolders };
        }
        /** Throws if `extracted` bytes are too many in total, or too many for `read` bytes of the archive. */
        allowExpansion(extracted, read) {
          if (extracted > MAX_EXTRACTED_BYTES)
            throw refuseArchive("archive-too-large", `at most ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_2__.formatBytes)(MAX_EXTRACTED_BYTES)}`);
          if (extracted > FREE_BYTES && extracted > read * MAX_EXPANSION) {
            throw refuseArchive("archive-expands-too-much", `${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_2__.formatBytes)(extracted)} from the first ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_2__.formatBytes)(read)}; the maximum ratio is ${MAX_EXPANSION}`);
          }
        }
        /** Admits a file. Returns false, instead of throwing, if the path cannot be used. */
        take(path) {
          try {
            this.admit(path, "file");
            return true;
          } catch {
            return false;
          }
        }
        /** Frees the path of a file that is moved or left out. */
        release(path) {
          this.#taken.delete((0, _site_files_file_names_js__WEBPACK_IMPORTED_MODULE_3__.foldedPath)(path));
        }
        requireFiles() {
          if (this.#files === 0)
            throw refuseArchive("archive-empty");
        }
        #count(entries) {
          this.#entries += entries;
          if (this.#entries > MAX_ENTRIES)
            throw refuseArchive("archive-too-many-entries", `at most ${(0, _runtime_text_units_js__WEBPACK_IMPORTED_MODULE_2__.formatCount)(MAX_ENTRIES)}`);
        }
        #segmentsOf(name, kind) {
          if (kind === "folder" && name === "/")
            return [];
          if (name.startsWith("/"))
            throw refuseEntry("entry-path-absolute", name);
          const segments = name.split("/").filter((segment) => segment !== "" && segment !== ".");
          const problem = (0, _site_files_file_names_js__WEBPACK_IMPORTED_MODULE_3__.problemOfPath)(segments.join("/"));
          if (problem !== void 0)
            throw refuseEntry(PATH_CODES[problem], name);
          if (process.platform === "win32" && segments.some(_site_files_file_names_js__WEBPACK_IMPORTED_MODULE_3__.isForbiddenOnWindows))
            throw refuseEntry("entry-path-windows", name);
          return segments;
        }
        #takeFolders(segments, name) {
          const whole = segments.join("/");
          if (whole === this.#lastFolder)
            return [];
          const newFolders = [];
          for (let depth = 1; depth <= segments.length; depth++) {
            const folder = segments.slice(0, depth).join("/");
            if (this.#take(folder, "folder", name))
              newFolders.push(folder);
          }
          this.#lastFolder = whole;
          return newFolders;
        }
        /** Returns true if the path is new. A folder can occur several times, a file only once. */
        #take(path, kind, name) {
          const place = (0, _site_files_file_names_js__WEBPACK_IMPORTED_MODULE_3__.foldedPath)(path);
          const existing = this.#taken.get(place);
          if (existing === void 0) {
            this.#taken.set(place, { path, kind });
            return true;
          }
          if (existing.path !== path)
            throw refuseEntry("entry-case-clash", name);
          if (existing.kind !== kind)
            throw refuseEntry("entry-file-as-folder", name);
          if (kind === "file")
            throw refuseEntry("entry-duplicate", name);
          return false;
        }
      }
      function isZlibError(error) {
        return String(error.code).startsWith("Z_");
      }
      function explainDiskRefusal(error, entry) {
        const { code } = error;
        if (code === "EEXIST")
          return refuseEntry("entry-case-clash", entry, error);
        if (code === "ENAMETOOLONG")
          return refuseEntry("entry-path-long", entry, error);
        return error;
      }
    })
  ),
  /***/
  23235: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        g: () => (
          /* binding */
          readDirectory
        ),
        /* harmony export */
        i: () => (
          /* binding */
          readBytes
        )
        /* harmony export */
      });
      var node_fs__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(73024);
      var node_zlib__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(38522);
      var _guards_js__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(85606);
      const END_MARK = 101010256;
      const END_BYTES = 22;
      const ZIP64_LOCATOR_MARK = 117853008;
      const ZIP64_LOCATOR_BYTES = 20;
      const ZIP64_END_MARK = 101075792;
      const ZIP64_END_BYTES = 56;
      const ENTRY_MARK = 33639248;
      const ENTRY_BYTES = 46;
      const MAX_TAIL_BYTES = 128 * 1024;
      const READ_BYTES = 1024 * 1024;
      const MAX_ENTRY_BYTES = ENTRY_BYTES + 3 * 65535;
      const UNIX = 3;
      const MACOS = 19;
      const ZIP64_FIELD = 1;
      const UNICODE_PATH_FIELD = 28789;
      function* readDirectory(fd, size) {
        const { start, end, count, countModulo } = findDirectory(fd, size);
        let window = Buffer.alloc(0);
        let windowStart = start;
        let found = 0;
        for (let position = start; position < end; found++) {
          if (position + MAX_ENTRY_BYTES > windowStart + window.length && windowStart + window.length < end) {
            window = readBytes(fd, position, Math.min(position + READ_BYTES, end));
            windowStart = position;
          }
          const bytes = window.subarray(position - windowStart);
          const length = entryLength(bytes);
          yield entryOf(bytes.subarray(0, length));
          position += length;
        }
        if (found % countModulo !== count)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)(`its directory has ${found} entries instead of ${count}`);
        return { start };
      }
      function findDirectory(fd, size) {
        const tailStart = Math.max(0, size - MAX_TAIL_BYTES);
        const tail = readBytes(fd, tailStart, size);
        const at = findEnd(tail);
        if (tail.readUInt16LE(at + 4) !== 0 || tail.readUInt16LE(at + 6) !== 0)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("it has several parts");
        const record = {
          count: tail.readUInt16LE(at + 10),
          size: tail.readUInt32LE(at + 12),
          start: tail.readUInt32LE(at + 16)
        };
        if (tail.readUInt16LE(at + 8) !== record.count)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("it has several parts");
        const locator = at - ZIP64_LOCATOR_BYTES;
        const isZip64 = locator >= 0 && tail.readUInt32LE(locator) === ZIP64_LOCATOR_MARK;
        const position = isZip64 ? findZip64Directory(fd, tail.subarray(locator), tailStart + locator, record) : { ...record, end: tailStart + at, countModulo: 65536 };
        if (position.start + position.size !== position.end)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("its directory does not end where the end record begins");
        return position;
      }
      function findEnd(tail) {
        const mark = Buffer.alloc(4);
        mark.writeUInt32LE(END_MARK);
        const at = tail.lastIndexOf(mark);
        if (at < 0 || at + END_BYTES > tail.length)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("it has no end record");
        const end = at + END_BYTES + tail.readUInt16LE(at + 20);
        if (end > tail.length || tail.subarray(end).some((byte) => byte !== 0)) {
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("its end record is not at the end of the file");
        }
        return at;
      }
      function findZip64Directory(fd, locator, locatorStart, record) {
        const end = readUInt64(locator, 8);
        if (end + ZIP64_END_BYTES > locatorStart)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("its zip64 record is malformed");
        const bytes = readBytes(fd, end, end + ZIP64_END_BYTES);
        if (bytes.readUInt32LE(0) !== ZIP64_END_MARK || end + 12 + readUInt64(bytes, 4) !== locatorStart)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("its zip64 record is malformed");
        const zip64 = { count: readUInt64(bytes, 32), size: readUInt64(bytes, 40), start: readUInt64(bytes, 48) };
        if (record.count !== 65535 && record.count !== zip64.count || record.size !== 4294967295 && record.size !== zip64.size || record.start !== 4294967295 && record.start !== zip64.start) {
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("its two end records differ");
        }
        return { ...zip64, end, countModulo: Number.MAX_SAFE_INTEGER };
      }
      function entryLength(bytes) {
        if (bytes.length < ENTRY_BYTES || bytes.readUInt32LE(0) !== ENTRY_MARK) {
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("its directory is malformed");
        }
        const length = ENTRY_BYTES + bytes.readUInt16LE(28) + bytes.readUInt16LE(30) + bytes.readUInt16LE(32);
        if (length > bytes.length)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("its directory is malformed");
        return length;
      }
      function entryOf(bytes) {
        const rawName = bytes.subarray(ENTRY_BYTES, ENTRY_BYTES + bytes.readUInt16LE(28));
        const nameEnd = ENTRY_BYTES + rawName.length;
        const extra = fieldsIn(bytes.subarray(nameEnd, nameEnd + bytes.readUInt16LE(30)));
        const maker = bytes.readUInt8(5);
        const isUnix = maker === UNIX || maker === MACOS;
        const entry = {
          // Decodes UTF-8 even without the UTF-8 flag, which many writers do not set. Names that are not UTF-8 are rejected.
          name: nameOf(rawName, extra.get(UNICODE_PATH_FIELD)),
          nameCrc: (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(rawName),
          flags: bytes.readUInt16LE(8),
          method: bytes.readUInt16LE(10),
          crc: bytes.readUInt32LE(16),
          compressedSize: bytes.readUInt32LE(20),
          size: bytes.readUInt32LE(24),
          offset: bytes.readUInt32LE(42),
          unixMode: isUnix ? bytes.readUInt16LE(40) : 0
        };
        const zip64 = extra.get(ZIP64_FIELD) ?? Buffer.alloc(0);
        let at = 0;
        for (const key of ["size", "compressedSize", "offset"]) {
          if (entry[key] !== 4294967295)
            continue;
          if (at + 8 > zip64.length)
            throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("a zip64 field is malformed");
          entry[key] = readUInt64(zip64, at);
          at += 8;
        }
        return entry;
      }
      function nameOf(rawName, unicodePath) {
        const name = rawName.toString();
        const isForName = unicodePath !== void 0 && unicodePath.length > 5 && unicodePath[0] === 1 && unicodePath.readUInt32LE(1) === (0, node_zlib__WEBPACK_IMPORTED_MODULE_1__.crc32)(rawName);
        if (!isForName)
          return name;
        const unicodeName = unicodePath.toString("utf8", 5);
        if (unicodeName.endsWith("/") !== name.endsWith("/"))
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)(`only one of its two names for ${JSON.stringify(name)} ends with a slash`);
        return unicodeName;
      }
      function fieldsIn(extra) {
        const fields = /* @__PURE__ */ new Map();
        for (let at = 0; at + 4 <= extra.length; ) {
          const end = at + 4 + extra.readUInt16LE(at + 2);
          if (end > extra.length)
            throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("an extra field is malformed");
          fields.set(extra.readUInt16LE(at), extra.subarray(at + 4, end));
          at = end;
        }
        return fields;
      }
      function readUInt64(bytes, at) {
        const value = bytes.readBigUInt64LE(at);
        if (value > BigInt(Number.MAX_SAFE_INTEGER))
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("a zip64 number is too large");
        return Number(value);
      }
      function readBytes(fd, start, end) {
        const bytes = Buffer.allocUnsafe(end - start);
        let filled = 0;
        while (filled < bytes.length) {
          const count = (0, node_fs__WEBPACK_IMPORTED_MODULE_0__.readSync)(fd, bytes, filled, bytes.length - filled, start + filled);
          if (count === 0)
            throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_2__.qb)("it is truncated");
          filled += count;
        }
        return bytes;
      }
    })
  ),
  /***/
  21625: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        /* harmony export */
        Av: () => (
          /* binding */
          isLargeEntry
        ),
        /* harmony export */
        CQ: () => (
          /* binding */
          readLargeEntry
        ),
        /* harmony export */
        cV: () => (
          /* binding */
          readSmallEntries
        ),
        /* harmony export */
        oV: () => (
          /* binding */
          listZip
        )
        /* harmony export */
      });
      var node_buffer__WEBPACK_IMPORTED_MODULE_0__ = __webpack_require__(4573);
      var node_fs__WEBPACK_IMPORTED_MODULE_1__ = __webpack_require__(73024);
      var node_stream__WEBPACK_IMPORTED_MODULE_2__ = __webpack_require__(57075);
      var node_stream_promises__WEBPACK_IMPORTED_MODULE_3__ = __webpack_require__(46466);
      var node_zlib__WEBPACK_IMPORTED_MODULE_4__ = __webpack_require__(38522);
      var _guards_js__WEBPACK_IMPORTED_MODULE_5__ = __webpack_require__(85606);
      var _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__ = __webpack_require__(23235);
      const LARGE_BYTES = 16 * 1024 * 1024;
      const GROUP_BYTES = 2 * 1024 * 1024;
      const MAX_GROUP_ENTRIES = 1e3;
      const ENTRIES_BETWEEN_PAUSES = 5e3;
      const DEFLATED = 8;
      const ENCRYPTED_FLAGS = 8257;
      const PATCH_FLAG = 32;
      const UTF8_FLAG = 2048;
      const COMMON_FLAGS = ENCRYPTED_FLAGS | PATCH_FLAG | UTF8_FLAG;
      const LOCAL_HEADER_BYTES = 30;
      const MAX_LOCAL_HEADER_BYTES = LOCAL_HEADER_BYTES + 2 * 65535;
      const LOCAL_HEADER_MARK = 67324752;
      const STREAM_BYTES = 1024 * 1024;
      async function listZip(archive, { guards, makeFolder, signal }) {
        const fd = (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.openSync)(archive.path, "r");
        const entries = [];
        let bytesExtracted = 0;
        try {
          const directory = (0, _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__.g)(fd, archive.size);
          for (; ; ) {
            const { value, done } = directory.next();
            if (done)
              return groupsOf(inOrder(entries, value.start));
            const kind = kindOf(value);
            const { path, newFolders } = guards.admit(value.name, kind);
            bytesExtracted += value.size;
            guards.allowExpansion(bytesExtracted, archive.size);
            newFolders.forEach(makeFolder);
            if (kind !== "folder")
              entries.push(fileOf(value, path));
            else if (value.size > 0)
              throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.qb)("a folder has content");
            if (entries.length % ENTRIES_BETWEEN_PAUSES === 0)
              await new Promise(setImmediate);
            signal.throwIfAborted();
          }
        } finally {
          (0, node_fs__WEBPACK_IMPORTED_MODULE_1__.closeSync)(fd);
        }
      }
      function kindOf({ unixMode, name }) {
        const type = unixMode & 61440;
        if (type === 40960)
          return "link";
        if (type !== 0 && type !== 32768 && type !== 16384)
          return "special";
        return name.endsWith("/") ? "folder" : "file";
      }
      function fileOf(entry, path) {
        const { flags, method, compressedSize, size } = entry;
        if ((flags & ENCRYPTED_FLAGS) !== 0)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-encrypted", path);
        const isKnown = (method === 0 || method === DEFLATED) && (flags & PATCH_FLAG) === 0;
        if (!isKnown)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-compression-unknown", path);
        if (method === 0 && compressedSize !== size)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-checksum", path);
        return { ...entry, path, isDeflated: method === DEFLATED, limit: 0 };
      }
      function inOrder(entries, directoryStart) {
        entries.sort((a, b) => a.offset - b.offset);
        entries.forEach((entry, i) => {
          const longest = entry.offset + MAX_LOCAL_HEADER_BYTES + entry.compressedSize;
          entry.limit = Math.min(entries[i + 1]?.offset ?? directoryStart, longest);
          if (entry.offset + entry.compressedSize >= entry.limit)
            throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-overlap", entry.path);
        });
        return entries;
      }
      function groupsOf(entries) {
        const groups = [];
        let group = [];
        for (const entry of entries) {
          const start = group[0]?.offset ?? entry.offset;
          const isFull = group.length === MAX_GROUP_ENTRIES || entry.limit - start > GROUP_BYTES;
          if (group.length === 0 || isFull || isLargeEntry(entry)) {
            group = [];
            groups.push(group);
          }
          group.push(entry);
          if (isLargeEntry(entry))
            group = [];
        }
        return groups;
      }
      function isLargeEntry({ compressedSize, size }) {
        return compressedSize >= LARGE_BYTES || size >= LARGE_BYTES;
      }
      function* readSmallEntries(fd, entries) {
        const start = entries[0]?.offset ?? 0;
        const bytes = (0, _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__.i)(fd, start, entries.at(-1)?.limit ?? start);
        for (const entry of entries) {
          const own = bytes.subarray(entry.offset - start, entry.limit - start);
          const dataStart = checkLocalHeader(own, entry);
          const compressed = own.subarray(dataStart, dataStart + entry.compressedSize);
          const content = entry.isDeflated ? inflate(compressed, entry) : compressed;
          if (content.length !== entry.size || (0, node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32)(content) !== entry.crc)
            throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-checksum", entry.path);
          yield { path: entry.path, content };
        }
      }
      async function readLargeEntry(fd, entry, take) {
        const { path, offset, compressedSize, size } = entry;
        const head = (0, _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__.i)(fd, offset, Math.min(offset + MAX_LOCAL_HEADER_BYTES, entry.limit));
        const start = offset + checkLocalHeader(head, entry);
        let [crc, extracted] = [0, 0];
        const check = async (contents) => {
          for await (const content of contents) {
            extracted += content.length;
            if (extracted > size)
              throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-checksum", path);
            crc = (0, node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32)(content, crc);
            take(content);
          }
        };
        const compressed = node_stream__WEBPACK_IMPORTED_MODULE_2__.Readable.from(readRange(fd, start, start + compressedSize));
        try {
          if (entry.isDeflated)
            await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(compressed, (0, node_zlib__WEBPACK_IMPORTED_MODULE_4__.createInflateRaw)({ chunkSize: STREAM_BYTES }), check);
          else
            await (0, node_stream_promises__WEBPACK_IMPORTED_MODULE_3__.pipeline)(compressed, check);
        } catch (error) {
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.EK)(error) ? (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-checksum", path, error) : error;
        }
        if (extracted !== size || crc !== entry.crc)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-checksum", path);
      }
      function* readRange(fd, start, end) {
        for (let at = start; at < end; at += STREAM_BYTES)
          yield (0, _zip_directory_js__WEBPACK_IMPORTED_MODULE_6__.i)(fd, at, Math.min(at + STREAM_BYTES, end));
      }
      function checkLocalHeader(bytes, entry) {
        const { path, compressedSize, offset, limit } = entry;
        if (bytes.length < LOCAL_HEADER_BYTES || bytes.readUInt32LE(0) !== LOCAL_HEADER_MARK)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-overlap", path);
        const nameEnd = LOCAL_HEADER_BYTES + bytes.readUInt16LE(26);
        const start = nameEnd + bytes.readUInt16LE(28);
        if (offset + start + compressedSize > limit)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-overlap", path);
        const differentFlags = (bytes.readUInt16LE(6) ^ entry.flags) & COMMON_FLAGS;
        const isSame = (0, node_zlib__WEBPACK_IMPORTED_MODULE_4__.crc32)(bytes.subarray(LOCAL_HEADER_BYTES, nameEnd)) === entry.nameCrc && bytes.readUInt16LE(8) === (entry.isDeflated ? DEFLATED : 0) && // The UTF-8 flag makes no difference for ASCII names.
        (differentFlags === 0 || differentFlags === UTF8_FLAG && (0, node_buffer__WEBPACK_IMPORTED_MODULE_0__.isAscii)(Buffer.from(path)));
        if (!isSame)
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.qb)(`two headers of ${JSON.stringify(path)} differ`);
        return start;
      }
      const POOLED_BYTES = Buffer.poolSize;
      function inflate(compressed, { path, size }) {
        try {
          const chunkSize = Math.max(POOLED_BYTES, size) + 1;
          return (0, node_zlib__WEBPACK_IMPORTED_MODULE_4__.inflateRawSync)(compressed, { maxOutputLength: chunkSize, chunkSize });
        } catch (error) {
          throw (0, _guards_js__WEBPACK_IMPORTED_MODULE_5__.n6)("entry-checksum", path, error);
        }
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
