const id = 3504;
const ids = [3504];
const modules = {
  /***/
  33504: (
    /***/
    ((__unused_webpack___webpack_module__, __webpack_exports__, __webpack_require__) => {
      __webpack_require__.d(__webpack_exports__, {
        V: () => (
          /* binding */
          toHtml
        )
      });
      var html_void_elements = __webpack_require__(25271);
      var property_information = __webpack_require__(4278);
      var zwitch = __webpack_require__(950);
      ;
      const defaultSubsetRegex = /["&'<>`]/g;
      const surrogatePairsRegex = /[\uD800-\uDBFF][\uDC00-\uDFFF]/g;
      const controlCharactersRegex = (
        // eslint-disable-next-line no-control-regex, unicorn/no-hex-escape
        /[\x01-\t\v\f\x0E-\x1F\x7F\x81\x8D\x8F\x90\x9D\xA0-\uFFFF]/g
      );
      const regexEscapeRegex = /[|\\{}()[\]^$+*?.]/g;
      const subsetToRegexCache = /* @__PURE__ */ new WeakMap();
      function core_core(value, options) {
        value = value.replace(
          options.subset ? charactersToExpressionCached(options.subset) : defaultSubsetRegex,
          basic
        );
        if (options.subset || options.escapeOnly) {
          return value;
        }
        return value.replace(surrogatePairsRegex, surrogate).replace(controlCharactersRegex, basic);
        function surrogate(pair, index, all) {
          return options.format(
            (pair.charCodeAt(0) - 55296) * 1024 + pair.charCodeAt(1) - 56320 + 65536,
            all.charCodeAt(index + 2),
            options
          );
        }
        function basic(character, index, all) {
          return options.format(
            character.charCodeAt(0),
            all.charCodeAt(index + 1),
            options
          );
        }
      }
      function charactersToExpressionCached(subset) {
        let cached = subsetToRegexCache.get(subset);
        if (!cached) {
          cached = charactersToExpression(subset);
          subsetToRegexCache.set(subset, cached);
        }
        return cached;
      }
      function charactersToExpression(subset) {
        const groups = [];
        let index = -1;
        while (++index < subset.length) {
          groups.push(subset[index].replace(regexEscapeRegex, "\\$&"));
        }
        return new RegExp("(?:" + groups.join("|") + ")", "g");
      }
      ;
      const hexadecimalRegex = /[\dA-Fa-f]/;
      function toHexadecimal(code, next, omit) {
        const value = "&#x" + code.toString(16).toUpperCase();
        return omit && next && !hexadecimalRegex.test(String.fromCharCode(next)) ? value : value + ";";
      }
      ;
      const decimalRegex = /\d/;
      function toDecimal(code, next, omit) {
        const value = "&#" + String(code);
        return omit && next && !decimalRegex.test(String.fromCharCode(next)) ? value : value + ";";
      }
      ;
      const characterEntitiesLegacy = [
        "AElig",
        "AMP",
        "Aacute",
        "Acirc",
        "Agrave",
        "Aring",
        "Atilde",
        "Auml",
        "COPY",
        "Ccedil",
        "ETH",
        "Eacute",
        "Ecirc",
        "Egrave",
        "Euml",
        "GT",
        "Iacute",
        "Icirc",
        "Igrave",
        "Iuml",
        "LT",
        "Ntilde",
        "Oacute",
        "Ocirc",
        "Ograve",
        "Oslash",
        "Otilde",
        "Ouml",
        "QUOT",
        "REG",
        "THORN",
        "Uacute",
        "Ucirc",
        "Ugrave",
        "Uuml",
        "Yacute",
        "aacute",
        "acirc",
        "acute",
        "aelig",
        "agrave",
        "amp",
        "aring",
        "atilde",
        "auml",
        "brvbar",
        "ccedil",
        "cedil",
        "cent",
        "copy",
        "curren",
        "deg",
        "divide",
        "eacute",
        "ecirc",
        "egrave",
        "eth",
        "euml",
        "frac12",
        "frac14",
        "frac34",
        "gt",
        "iacute",
        "icirc",
        "iexcl",
        "igrave",
        "iquest",
        "iuml",
        "laquo",
        "lt",
        "macr",
        "micro",
        "middot",
        "nbsp",
        "not",
        "ntilde",
        "oacute",
        "ocirc",
        "ograve",
        "ordf",
        "ordm",
        "oslash",
        "otilde",
        "ouml",
        "para",
        "plusmn",
        "pound",
        "quot",
        "raquo",
        "reg",
        "sect",
        "shy",
        "sup1",
        "sup2",
        "sup3",
        "szlig",
        "thorn",
        "times",
        "uacute",
        "ucirc",
        "ugrave",
        "uml",
        "uuml",
        "yacute",
        "yen",
        "yuml"
      ];
      const characterEntitiesHtml4 = {
        nbsp: "\xA0",
        iexcl: "\xA1",
        cent: "\xA2",
        pound: "\xA3",
        curren: "\xA4",
        yen: "\xA5",
        brvbar: "\xA6",
        sect: "\xA7",
        uml: "\xA8",
        copy: "\xA9",
        ordf: "\xAA",
        laquo: "\xAB",
        not: "\xAC",
        shy: "\xAD",
        reg: "\xAE",
        macr: "\xAF",
        deg: "\xB0",
        plusmn: "\xB1",
        sup2: "\xB2",
        sup3: "\xB3",
        acute: "\xB4",
        micro: "\xB5",
        para: "\xB6",
        middot: "\xB7",
        cedil: "\xB8",
        sup1: "\xB9",
        ordm: "\xBA",
        raquo: "\xBB",
        frac14: "\xBC",
        frac12: "\xBD",
        frac34: "\xBE",
        iquest: "\xBF",
        Agrave: "\xC0",
        Aacute: "\xC1",
        Acirc: "\xC2",
        Atilde: "\xC3",
        Auml: "\xC4",
        Aring: "\xC5",
        AElig: "\xC6",
        Ccedil: "\xC7",
        Egrave: "\xC8",
        Eacute: "\xC9",
        Ecirc: "\xCA",
        Euml: "\xCB",
        Igrave: "\xCC",
        Iacute: "\xCD",
        Icirc: "\xCE",
        Iuml: "\xCF",
        ETH: "\xD0",
        Ntilde: "\xD1",
        Ograve: "\xD2",
        Oacute: "\xD3",
        Ocirc: "\xD4",
        Otilde: "\xD5",
        Ouml: "\xD6",
        times: "\xD7",
        Oslash: "\xD8",
        Ugrave: "\xD9",
        Uacute: "\xDA",
        Ucirc: "\xDB",
        Uuml: "\xDC",
        Yacute: "\xDD",
        THORN: "\xDE",
        szlig: "\xDF",
        agrave: "\xE0",
        aacute: "\xE1",
        acirc: "\xE2",
        atilde: "\xE3",
        auml: "\xE4",
        aring: "\xE5",
        aelig: "\xE6",
        ccedil: "\xE7",
        egrave: "\xE8",
        eacute: "\xE9",
        ecirc: "\xEA",
        euml: "\xEB",
        igrave: "\xEC",
        iacute: "\xED",
        icirc: "\xEE",
        iuml: "\xEF",
        eth: "\xF0",
        ntilde: "\xF1",
        ograve: "\xF2",
        oacute: "\xF3",
        ocirc: "\xF4",
        otilde: "\xF5",
        ouml: "\xF6",
        divide: "\xF7",
        oslash: "\xF8",
        ugrave: "\xF9",
        uacute: "\xFA",
        ucirc: "\xFB",
        uuml: "\xFC",
        yacute: "\xFD",
        thorn: "\xFE",
        yuml: "\xFF",
        fnof: "\u0192",
        Alpha: "\u0391",
        Beta: "\u0392",
        Gamma: "\u0393",
        Delta: "\u0394",
        Epsilon: "\u0395",
        Zeta: "\u0396",
        Eta: "\u0397",
        Theta: "\u0398",
        Iota: "\u0399",
        Kappa: "\u039A",
        Lambda: "\u039B",
        Mu: "\u039C",
        Nu: "\u039D",
        Xi: "\u039E",
        Omicron: "\u039F",
        Pi: "\u03A0",
        Rho: "\u03A1",
        Sigma: "\u03A3",
        Tau: "\u03A4",
        Upsilon: "\u03A5",
        Phi: "\u03A6",
        Chi: "\u03A7",
        Psi: "\u03A8",
        Omega: "\u03A9",
        alpha: "\u03B1",
        beta: "\u03B2",
        gamma: "\u03B3",
        delta: "\u03B4",
        epsilon: "\u03B5",
        zeta: "\u03B6",
        eta: "\u03B7",
        theta: "\u03B8",
        iota: "\u03B9",
        kappa: "\u03BA",
        lambda: "\u03BB",
        mu: "\u03BC",
        nu: "\u03BD",
        xi: "\u03BE",
        omicron: "\u03BF",
        pi: "\u03C0",
        rho: "\u03C1",
        sigmaf: "\u03C2",
        sigma: "\u03C3",
        tau: "\u03C4",
        upsilon: "\u03C5",
        phi: "\u03C6",
        chi: "\u03C7",
        psi: "\u03C8",
        omega: "\u03C9",
        thetasym: "\u03D1",
        upsih: "\u03D2",
        piv: "\u03D6",
        bull: "\u2022",
        hellip: "\u2026",
        prime: "\u2032",
        Prime: "\u2033",
        oline: "\u203E",
        frasl: "\u2044",
        weierp: "\u2118",
        image: "\u2111",
        real: "\u211C",
        trade: "\u2122",
        alefsym: "\u2135",
        larr: "\u2190",
        uarr: "\u2191",
        rarr: "\u2192",
        darr: "\u2193",
        harr: "\u2194",
        crarr: "\u21B5",
        lArr: "\u21D0",
        uArr: "\u21D1",
        rArr: "\u21D2",
        dArr: "\u21D3",
        hArr: "\u21D4",
        forall: "\u2200",
        part: "\u2202",
        exist: "\u2203",
        empty: "\u2205",
        nabla: "\u2207",
        isin: "\u2208",
        notin: "\u2209",
        ni: "\u220B",
        prod: "\u220F",
        sum: "\u2211",
        minus: "\u2212",
        lowast: "\u2217",
        radic: "\u221A",
        prop: "\u221D",
        infin: "\u221E",
        ang: "\u2220",
        and: "\u2227",
        or: "\u2228",
        cap: "\u2229",
        cup: "\u222A",
        int: "\u222B",
        there4: "\u2234",
        sim: "\u223C",
        cong: "\u2245",
        asymp: "\u2248",
        ne: "\u2260",
        equiv: "\u2261",
        le: "\u2264",
        ge: "\u2265",
        sub: "\u2282",
        sup: "\u2283",
        nsub: "\u2284",
        sube: "\u2286",
        supe: "\u2287",
        oplus: "\u2295",
        otimes: "\u2297",
        perp: "\u22A5",
        sdot: "\u22C5",
        lceil: "\u2308",
        rceil: "\u2309",
        lfloor: "\u230A",
        rfloor: "\u230B",
        lang: "\u2329",
        rang: "\u232A",
        loz: "\u25CA",
        spades: "\u2660",
        clubs: "\u2663",
        hearts: "\u2665",
        diams: "\u2666",
        quot: '"',
        amp: "&",
        lt: "<",
        gt: ">",
        OElig: "\u0152",
        oelig: "\u0153",
        Scaron: "\u0160",
        scaron: "\u0161",
        Yuml: "\u0178",
        circ: "\u02C6",
        tilde: "\u02DC",
        ensp: "\u2002",
        emsp: "\u2003",
        thinsp: "\u2009",
        zwnj: "\u200C",
        zwj: "\u200D",
        lrm: "\u200E",
        rlm: "\u200F",
        ndash: "\u2013",
        mdash: "\u2014",
        lsquo: "\u2018",
        rsquo: "\u2019",
        sbquo: "\u201A",
        ldquo: "\u201C",
        rdquo: "\u201D",
        bdquo: "\u201E",
        dagger: "\u2020",
        Dagger: "\u2021",
        permil: "\u2030",
        lsaquo: "\u2039",
        rsaquo: "\u203A",
        euro: "\u20AC"
      };
      const dangerous = [
        "cent",
        "copy",
        "divide",
        "gt",
        "lt",
        "not",
        "para",
        "times"
      ];
      const own = {}.hasOwnProperty;
      const characters = {};
      let key;
      for (key in characterEntitiesHtml4) {
        if (own.call(characterEntitiesHtml4, key)) {
          characters[characterEntitiesHtml4[key]] = key;
        }
      }
      const notAlphanumericRegex = /[^\dA-Za-z]/;
      function toNamed(code, next, omit, attribute) {
        const character = String.fromCharCode(code);
        if (own.call(characters, character)) {
          const name = characters[character];
          const value = "&" + name;
          if (omit && characterEntitiesLegacy.includes(name) && !dangerous.includes(name) && (!attribute || next && next !== 61 && notAlphanumericRegex.test(String.fromCharCode(next)))) {
            return value;
          }
          return value + ";";
        }
        return "";
      }
      ;
      function formatSmart(code, next, options) {
        let numeric = toHexadecimal(code, next, options.omitOptionalSemicolons);
        let named;
        if (options.useNamedReferences || options.useShortestReferences) {
          named = toNamed(
            code,
            next,
            options.omitOptionalSemicolons,
            options.attribute
          );
        }
        if ((options.useShortestReferences || !named) && options.useShortestReferences) {
          const decimal = toDecimal(code, next, options.omitOptionalSemicolons);
          if (decimal.length < numeric.length) {
            numeric = decimal;
          }
        }
        return named && (!options.useShortestReferences || named.length < numeric.length) ? named : numeric;
      }
      ;
      function stringifyEntities(value, options) {
        return core_core(value, Object.assign({ format: formatSmart }, options));
      }
      function stringifyEntitiesLight(value, options) {
        return core(value, Object.assign({ format: formatBasic }, options));
      }
      ;
      const htmlCommentRegex = /^>|^->|<!--|-->|--!>|<!-$/g;
      const bogusCommentEntitySubset = [">"];
      const commentEntitySubset = ["<", ">"];
      function comment(node, _1, _2, state) {
        return state.settings.bogusComments ? "<?" + stringifyEntities(
          node.value,
          Object.assign({}, state.settings.characterReferences, {
            subset: bogusCommentEntitySubset
          })
        ) + ">" : "<!--" + node.value.replace(htmlCommentRegex, encode) + "-->";
        function encode($0) {
          return stringifyEntities(
            $0,
            Object.assign({}, state.settings.characterReferences, {
              subset: commentEntitySubset
            })
          );
        }
      }
      ;
      function doctype(_1, _2, _3, state) {
        return "<!" + (state.settings.upperDoctype ? "DOCTYPE" : "doctype") + (state.settings.tightDoctype ? "" : " ") + "html>";
      }
      ;
      function ccount(value, character) {
        const source = String(value);
        if (typeof character !== "string") {
          throw new TypeError("Expected character");
        }
        let count = 0;
        let index = source.indexOf(character);
        while (index !== -1) {
          count++;
          index = source.indexOf(character, index + character.length);
        }
        return count;
      }
      var comma_separated_tokens = __webpack_require__(26193);
      var find = __webpack_require__(97522);
      var space_separated_tokens = __webpack_require__(85510);
      ;
      const re = /[ \t\n\f\r]/g;
      function whitespace(thing) {
        return typeof thing === "object" ? thing.type === "text" ? empty(thing.value) : false : empty(thing);
      }
      function empty(value) {
        return value.replace(re, "") === "";
      }
      ;
      const siblingAfter = siblings(1);
      const siblingBefore = siblings(-1);
      const emptyChildren = [];
      function siblings(increment) {
        return sibling;
        function sibling(parent, index, includeWhitespace) {
          const siblings2 = parent ? parent.children : emptyChildren;
          let offset = (index || 0) + increment;
          let next = siblings2[offset];
          if (!includeWhitespace) {
            while (next && whitespace(next)) {
              offset += increment;
              next = siblings2[offset];
            }
          }
          return next;
        }
      }
      ;
      const omission_own = {}.hasOwnProperty;
      function omission(handlers) {
        return omit;
        function omit(node, index, parent) {
          return omission_own.call(handlers, node.tagName) && handlers[node.tagName](node, index, parent);
        }
      }
      ;
      const closing = omission({
        body,
        caption: headOrColgroupOrCaption,
        colgroup: headOrColgroupOrCaption,
        dd,
        dt,
        head: headOrColgroupOrCaption,
        html,
        li,
        optgroup,
        option: closing_option,
        p,
        rp: rubyElement,
        rt: rubyElement,
        tbody,
        td: cells,
        tfoot,
        th: cells,
        thead,
        tr
      });
      function headOrColgroupOrCaption(_, index, parent) {
        const next = siblingAfter(parent, index, true);
        return !next || next.type !== "comment" && !(next.type === "text" && whitespace(next.value.charAt(0)));
      }
      function html(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type !== "comment";
      }
      function body(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type !== "comment";
      }
      function p(_, index, parent) {
        const next = siblingAfter(parent, index);
        return next ? next.type === "element" && (next.tagName === "address" || next.tagName === "article" || next.tagName === "aside" || next.tagName === "blockquote" || next.tagName === "details" || next.tagName === "div" || next.tagName === "dl" || next.tagName === "fieldset" || next.tagName === "figcaption" || next.tagName === "figure" || next.tagName === "footer" || next.tagName === "form" || next.tagName === "h1" || next.tagName === "h2" || next.tagName === "h3" || next.tagName === "h4" || next.tagName === "h5" || next.tagName === "h6" || next.tagName === "header" || next.tagName === "hgroup" || next.tagName === "hr" || next.tagName === "main" || next.tagName === "menu" || next.tagName === "nav" || next.tagName === "ol" || next.tagName === "p" || next.tagName === "pre" || next.tagName === "section" || next.tagName === "table" || next.tagName === "ul") : !parent || // Confusing parent.
        !(parent.type === "element" && (parent.tagName === "a" || parent.tagName === "audio" || parent.tagName === "del" || parent.tagName === "ins" || parent.tagName === "map" || parent.tagName === "noscript" || parent.tagName === "video" || // Custom element.
        parent.tagName.includes("-")));
      }
      function li(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type === "element" && next.tagName === "li";
      }
      function dt(_, index, parent) {
        const next = siblingAfter(parent, index);
        return Boolean(
          next && next.type === "element" && (next.tagName === "dt" || next.tagName === "dd")
        );
      }
      function dd(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type === "element" && (next.tagName === "dt" || next.tagName === "dd");
      }
      function rubyElement(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type === "element" && (next.tagName === "rp" || next.tagName === "rt");
      }
      function optgroup(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type === "element" && next.tagName === "optgroup";
      }
      function closing_option(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type === "element" && (next.tagName === "option" || next.tagName === "optgroup");
      }
      function thead(_, index, parent) {
        const next = siblingAfter(parent, index);
        return Boolean(
          next && next.type === "element" && (next.tagName === "tbody" || next.tagName === "tfoot")
        );
      }
      function tbody(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type === "element" && (next.tagName === "tbody" || next.tagName === "tfoot");
      }
      function tfoot(_, index, parent) {
        return !siblingAfter(parent, index);
      }
      function tr(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type === "element" && next.tagName === "tr";
      }
      function cells(_, index, parent) {
        const next = siblingAfter(parent, index);
        return !next || next.type === "element" && (next.tagName === "td" || next.tagName === "th");
      }
      ;
      const opening = omission({
        body: opening_body,
        colgroup,
        head,
        html: opening_html,
        tbody: opening_tbody
      });
      function opening_html(node) {
        const head2 = siblingAfter(node, -1);
        return !head2 || head2.type !== "comment";
      }
      function head(node) {
        const seen = /* @__PURE__ */ new Set();
        for (const child2 of node.children) {
          if (child2.type === "element" && (child2.tagName === "base" || child2.tagName === "title")) {
            if (seen.has(child2.tagName)) return false;
            seen.add(child2.tagName);
          }
        }
        const child = node.children[0];
        return !child || child.type === "element";
      }
      function opening_body(node) {
        const head2 = siblingAfter(node, -1, true);
        return !head2 || head2.type !== "comment" && !(head2.type === "text" && whitespace(head2.value.charAt(0))) && !(head2.type === "element" && (head2.tagName === "meta" || head2.tagName === "link" || head2.tagName === "script" || head2.tagName === "style" || head2.tagName === "template"));
      }
      function colgroup(node, index, parent) {
        const previous = siblingBefore(parent, index);
        if (parent && previous && previous.type === "element" && previous.tagName === "colgroup" && closing(previous, parent.children.indexOf(previous), parent)) {
          return false;
        }
        const head2 = siblingAfter(node, -1, true);
        return Boolean(head2 && head2.type === "element" && head2.tagName === "col");
      }
      function opening_tbody(node, index, parent) {
        const previous = siblingBefore(parent, index);
        if (parent && previous && previous.type === "element" && (previous.tagName === "thead" || previous.tagName === "tbody") && closing(previous, parent.children.indexOf(previous), parent)) {
          return false;
        }
        const head2 = siblingAfter(node, -1);
        return Boolean(head2 && head2.type === "element" && head2.tagName === "tr");
      }
      ;
      const constants = {
        // See: <https://html.spec.whatwg.org/#attribute-name-state>.
        name: [
          ["	\n\f\r &/=>".split(""), "	\n\f\r \"&'/=>`".split("")],
          [`\0	
\f\r "&'/<=>`.split(""), "\0	\n\f\r \"&'/<=>`".split("")]
        ],
        // See: <https://html.spec.whatwg.org/#attribute-value-(unquoted)-state>.
        unquoted: [
          ["	\n\f\r &>".split(""), "\0	\n\f\r \"&'<=>`".split("")],
          ["\0	\n\f\r \"&'<=>`".split(""), "\0	\n\f\r \"&'<=>`".split("")]
        ],
        // See: <https://html.spec.whatwg.org/#attribute-value-(single-quoted)-state>.
        single: [
          ["&'".split(""), "\"&'`".split("")],
          ["\0&'".split(""), "\0\"&'`".split("")]
        ],
        // See: <https://html.spec.whatwg.org/#attribute-value-(double-quoted)-state>.
        double: [
          ['"&'.split(""), "\"&'`".split("")],
          ['\0"&'.split(""), "\0\"&'`".split("")]
        ]
      };
      const htmlIntegrationPoints = /* @__PURE__ */ new Set(["desc", "foreignObject", "title"]);
      function element_element(node, index, parent, state) {
        const { schema } = state;
        const omit = schema.space === "svg" ? false : state.settings.omitOptionalTags;
        let selfClosing = schema.space === "svg" ? state.settings.closeEmptyElements : state.settings.voids.includes(node.tagName.toLowerCase());
        const parts = [];
        if (schema.space === "html" && node.tagName === "svg") {
          state.schema = property_information.JW;
        }
        const attributes = serializeAttributes(state, node.properties);
        if (state.schema.space === "svg" && htmlIntegrationPoints.has(node.tagName)) {
          state.schema = property_information.qy;
        }
        const content = state.all(
          schema.space === "html" && node.tagName === "template" ? node.content : node
        );
        state.schema = schema;
        if (content) selfClosing = false;
        if (attributes || !omit || !opening(node, index, parent)) {
          parts.push("<", node.tagName, attributes ? " " + attributes : "");
          if (selfClosing && (schema.space === "svg" || state.settings.closeSelfClosing)) {
            const last = attributes.charAt(attributes.length - 1);
            if (!state.settings.tightSelfClosing || last === "/" || last && last !== '"' && last !== "'") {
              parts.push(" ");
            }
            parts.push("/");
          }
          parts.push(">");
        }
        parts.push(content);
        if (!selfClosing && (!omit || !closing(node, index, parent))) {
          parts.push("</" + node.tagName + ">");
        }
        return parts.join("");
      }
      function serializeAttributes(state, properties) {
        const values = [];
        let index = -1;
        let key2;
        if (properties) {
          for (key2 in properties) {
            if (properties[key2] !== null && properties[key2] !== void 0) {
              const value = serializeAttribute(state, key2, properties[key2]);
              if (value) values.push(value);
            }
          }
        }
        while (++index < values.length) {
          const last = state.settings.tightAttributes ? values[index].charAt(values[index].length - 1) : void 0;
          if (index !== values.length - 1 && last !== '"' && last !== "'") {
            values[index] += " ";
          }
        }
        return values.join("");
      }
      function serializeAttribute(state, key2, value) {
        const info = (0, find.I)(state.schema, key2);
        const x = state.settings.allowParseErrors && state.schema.space === "html" ? 0 : 1;
        const y = state.settings.allowDangerousCharacters ? 0 : 1;
        if (info.overloadedBoolean && (value === info.attribute || value === "")) {
          value = true;
        } else if ((info.boolean || info.overloadedBoolean) && (typeof value !== "string" || value === info.attribute || value === "")) {
          value = Boolean(value);
        }
        if (value === null || value === void 0 || value === false || typeof value === "number" && Number.isNaN(value)) {
          return "";
        }
        const name = stringifyEntities(
          info.attribute,
          Object.assign({}, state.settings.characterReferences, {
            // Always encode without parse errors in non-HTML.
            subset: constants.name[x][y]
          })
        );
        if (value === true) return name;
        value = Array.isArray(value) ? (info.commaSeparated ? comma_separated_tokens.A : space_separated_tokens.A)(value, {
          padLeft: !state.settings.tightCommaSeparatedLists
        }) : String(value);
        if (state.settings.collapseEmptyAttributes && !value) return name;
        let result;
        if (state.settings.preferUnquoted) {
          result = stringifyEntities(
            value,
            Object.assign({}, state.settings.characterReferences, {
              attribute: true,
              subset: constants.unquoted[x][y]
            })
          );
        }
        if (result !== value) {
          let { quote } = state;
          if (state.settings.quoteSmart && ccount(value, quote) > ccount(value, state.alternative)) {
            quote = state.alternative;
          }
          result = quote + stringifyEntities(
            value,
            Object.assign({}, state.settings.characterReferences, {
              // Always encode without parse errors in non-HTML.
              subset: (quote === "'" ? constants.single : constants.double)[x][y],
              attribute: true
            })
          ) + quote;
        }
        return name + (result ? "=" + result : result);
      }
      ;
      const textEntitySubset = ["<", "&"];
      function text_text(node, _, parent, state) {
        return parent && parent.type === "element" && (parent.tagName === "script" || parent.tagName === "style") ? node.value : stringifyEntities(
          node.value,
          Object.assign({}, state.settings.characterReferences, {
            subset: textEntitySubset
          })
        );
      }
      ;
      function raw(node, index, parent, state) {
        return state.settings.allowDangerousHtml ? node.value : text_text(node, index, parent, state);
      }
      ;
      function root(node, _1, _2, state) {
        return state.all(node);
      }
      ;
      const handle = (0, zwitch.A)("type", {
        invalid,
        unknown,
        handlers: { comment, doctype, element: element_element, raw, root, text: text_text }
      });
      function invalid(node) {
        throw new Error("Expected node, not `" + node + "`");
      }
      function unknown(node_) {
        const node = (
          /** @type {Nodes} */
          node_
        );
        throw new Error("Cannot compile unknown node `" + node.type + "`");
      }
      ;
      const emptyOptions = {};
      const emptyCharacterReferences = {};
      const lib_emptyChildren = [];
      function toHtml(tree, options) {
        const options_ = options || emptyOptions;
        const quote = options_.quote || '"';
        if (quote !== '"' && quote !== "'") {
          throw new Error("Invalid quote `" + quote + "`, expected `'` or `\"`");
        }
        const alternative = quote === '"' ? "'" : '"';
        const state = {
          one,
          all: lib_all,
          settings: {
            omitOptionalTags: options_.omitOptionalTags || false,
            allowParseErrors: options_.allowParseErrors || false,
            allowDangerousCharacters: options_.allowDangerousCharacters || false,
            quoteSmart: options_.quoteSmart || false,
            preferUnquoted: options_.preferUnquoted || false,
            tightAttributes: options_.tightAttributes || false,
            upperDoctype: options_.upperDoctype || false,
            tightDoctype: options_.tightDoctype || false,
            bogusComments: options_.bogusComments || false,
            tightCommaSeparatedLists: options_.tightCommaSeparatedLists || false,
            tightSelfClosing: options_.tightSelfClosing || false,
            collapseEmptyAttributes: options_.collapseEmptyAttributes || false,
            allowDangerousHtml: options_.allowDangerousHtml || false,
            voids: options_.voids || html_void_elements.b,
            characterReferences: options_.characterReferences || emptyCharacterReferences,
            closeSelfClosing: options_.closeSelfClosing || false,
            closeEmptyElements: options_.closeEmptyElements || false
          },
          schema: options_.space === "svg" ? property_information.JW : property_information.qy,
          quote,
          alternative
        };
        return state.one(
          Array.isArray(tree) ? { type: "root", children: tree } : tree,
          void 0,
          void 0
        );
      }
      function one(node, index, parent) {
        return handle(node, index, parent, this);
      }
      function lib_all(parent) {
        const results = [];
        const children = parent && parent.children || lib_emptyChildren;
        let index = -1;
        while (++index < children.length) {
          results[index] = this.one(children[index], index, parent);
        }
        return results.join("");
      }
    })
  )
};
export {
  id,
  ids,
  modules
};
