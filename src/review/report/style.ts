/** Colors follow the reader's color scheme. All fonts are system fonts, because the report loads no resources. */
export const STYLE = `
:root{color-scheme:light dark;--bg:light-dark(#f6f7f9,#0f141b);--card:light-dark(#fff,#171e27);
--text:light-dark(#1c2430,#e4e9f0);--muted:light-dark(#5b6675,#98a4b3);--line:light-dark(#dfe3e9,#2a3441);
--accent:light-dark(#1f6feb,#6ea8fe);--good:light-dark(#1a7f45,#5fd08a);--good-bg:light-dark(#e6f4ea,#12291c);
--warn:light-dark(#8a5a00,#f0c060);--warn-bg:light-dark(#fff4d6,#2c2410);--bad:light-dark(#b42318,#ff8a80);
--bad-bg:light-dark(#fdeceb,#331817)}
*{box-sizing:border-box}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,sans-serif;-webkit-text-size-adjust:100%}
main{max-width:1080px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:28px;line-height:1.2;margin:0;overflow-wrap:anywhere}
h2{font-size:19px;margin:0 0 12px}
h3{font-size:15px;margin:0;font-weight:600}
p{margin:0}
ul{margin:0;padding:0;list-style:none}
code{font:13px/1.45 ui-monospace,Menlo,Consolas,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline}
[hidden]{display:none!important}
.kicker{color:var(--muted);font-size:12px;font-weight:600;letter-spacing:.06em;text-transform:uppercase}
.facts{color:var(--muted);margin-top:6px;display:flex;flex-wrap:wrap;gap:2px 16px;overflow-wrap:anywhere}
.note,.closest,.row .pages{color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.verdict{margin:20px 0;padding:14px 18px;border-radius:10px;border:1px solid var(--mood);overflow-wrap:anywhere}
.verdict strong{font-size:17px;color:var(--mood)}
.verdict.good{--mood:var(--good);background:var(--good-bg)}
.verdict.warn{--mood:var(--warn);background:var(--warn-bg)}
.verdict.bad{--mood:var(--bad);background:var(--bad-bg)}
section,.filter{background:var(--card);border:1px solid var(--line);border-radius:10px}
section{padding:20px;margin:16px 0}
summary{display:flex;align-items:center;gap:10px;cursor:pointer;list-style:none}
summary::-webkit-details-marker{display:none}
summary::before{content:"›";flex:none;width:7px;color:var(--muted);font-weight:700}
[open]>summary::before{transform:rotate(90deg)}
.kind,.changes{border-top:1px solid var(--line);padding:10px 0}
.kind:first-of-type,.changes:first-of-type{border-top:0}
.filter{color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px}
.badge,b.new{font-size:12px;font-weight:600;padding:1px 9px;border-radius:99px;background:var(--line)}
.serious>summary .badge,.removed .badge{background:var(--bad-bg);color:var(--bad)}
.added .badge{background:var(--good-bg);color:var(--good)}
b.new{background:var(--warn-bg);color:var(--warn)}
ul.pages,.kind>.note,.changes .note,.closest{margin-left:17px}
.kind>.note{margin-bottom:6px}
.findings>li{border-top:1px solid var(--line)}
.row{display:flex;align-items:baseline;gap:10px;padding:6px 0}
.row code{flex:1;min-width:0}
div.row{padding-left:17px}
.row .pages{white-space:nowrap}
.findings details ul{margin:0 0 8px 17px;padding-left:12px;border-left:2px solid var(--line)}
.findings details ul{color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.closest{margin-bottom:8px}
.filter{width:100%;font:inherit;padding:10px 16px}
.charts,.figures{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:20px 28px}
.chart{margin:0;min-width:0}
.chart figcaption{display:flex;justify-content:space-between;gap:12px;font-size:14px}
.chart figcaption span{color:var(--muted)}
.chart svg{display:block;width:100%;height:auto;margin:6px 0 4px}
.chart .line{fill:none;stroke:var(--accent);stroke-width:2;stroke-linejoin:round}
.chart circle{fill:var(--accent)}
ul.pages li{padding:3px 0;unicode-bidi:isolate}
section>.note:last-child{margin-top:8px}
table{width:100%;border-collapse:collapse;font-size:14px;font-variant-numeric:tabular-nums}
th,td{padding:6px 8px 6px 0;border-bottom:1px solid var(--line);text-align:left;vertical-align:baseline}
th{color:var(--muted);font-size:13px}
.number{text-align:right;white-space:nowrap;padding:6px 0 6px 12px}
.scroll{overflow-x:auto;margin-top:8px}
.figures dt{color:var(--muted);font-size:13px}
.figures dd{margin:0;overflow-wrap:anywhere}
@media(max-width:600px){
main{padding:20px 14px 40px}section{padding:16px 14px}h1{font-size:22px}
ul.pages,.kind>.note,.changes .note{margin-left:0}
}
@media print{.filter{display:none}section{break-inside:avoid}}
`.trim()
