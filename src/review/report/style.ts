/** Colors come from the reader's color scheme. System fonts only: the report loads nothing. */
export const STYLE = `
:root{--bg:#f6f7f9;--card:#fff;--text:#1c2430;--muted:#5b6675;--line:#dfe3e9;--accent:#1f6feb;--good:#1a7f45;--good-bg:#e6f4ea;--warn:#8a5a00;--warn-bg:#fff4d6;--bad:#b42318;--bad-bg:#fdeceb;--t-plain:#9db7dd;--t-new:#7fb0f5;--t-grown:#f0c27a;--t-much:#ee9a6b;--t-shrunk:#8fcf9f;--t-same:#c9d1dc;--t-text:#16202c}
@media(prefers-color-scheme:dark){:root{--bg:#0f141b;--card:#171e27;--text:#e4e9f0;--muted:#98a4b3;--line:#2a3441;--accent:#6ea8fe;--good:#5fd08a;--good-bg:#12291c;--warn:#f0c060;--warn-bg:#2c2410;--bad:#ff8a80;--bad-bg:#331817;--t-plain:#3f5f8f;--t-new:#2f65b5;--t-grown:#8a6420;--t-much:#9c4f24;--t-shrunk:#2f7044;--t-same:#3a4553;--t-text:#f2f5f9}}
*{box-sizing:border-box}
html{-webkit-text-size-adjust:100%}
body{margin:0;background:var(--bg);color:var(--text);font:15px/1.5 system-ui,-apple-system,"Segoe UI",Roboto,"Helvetica Neue",Arial,sans-serif}
main{max-width:1080px;margin:0 auto;padding:32px 24px 64px}
h1{font-size:28px;line-height:1.2;margin:0;overflow-wrap:anywhere}
h2{font-size:19px;margin:0 0 12px}
h3{font-size:15px;margin:0;font-weight:600}
p{margin:0}
code{font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;overflow-wrap:anywhere;unicode-bidi:isolate}
a{color:var(--accent);text-decoration:none}
a:hover{text-decoration:underline}
.kicker{color:var(--muted);font-size:12px;font-weight:600;letter-spacing:.06em;text-transform:uppercase;margin-bottom:4px}
.facts{color:var(--muted);margin-top:6px;display:flex;flex-wrap:wrap;gap:2px 16px;overflow-wrap:anywhere}
.note{color:var(--muted);font-size:13px}
.verdict{margin:20px 0;padding:14px 18px;border-radius:10px;border:1px solid;overflow-wrap:anywhere}
.verdict strong{font-size:17px}
.verdict.good{background:var(--good-bg);border-color:var(--good)}.verdict.good strong{color:var(--good)}
.verdict.warn{background:var(--warn-bg);border-color:var(--warn)}.verdict.warn strong{color:var(--warn)}
.verdict.bad{background:var(--bad-bg);border-color:var(--bad)}.verdict.bad strong{color:var(--bad)}
.cards{display:grid;grid-template-columns:repeat(auto-fit,minmax(170px,1fr));gap:12px;margin:20px 0}
.card{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:12px 16px;display:flex;flex-direction:column}
.card .label{color:var(--muted);font-size:13px}
.card .value{font-size:26px;font-weight:650;line-height:1.25;font-variant-numeric:tabular-nums}
.card.bad .value{color:var(--bad)}
section{background:var(--card);border:1px solid var(--line);border-radius:10px;padding:20px;margin:16px 0}
[hidden]{display:none!important}
details>summary{cursor:pointer;list-style:none}
details>summary::-webkit-details-marker{display:none}
.changes{border-top:1px solid var(--line);padding:10px 0}
.changes:first-of-type{border-top:0}
summary{display:flex;align-items:center;gap:10px}
summary::before{content:"";flex:none;width:7px;height:7px;border-right:2px solid var(--muted);border-bottom:2px solid var(--muted);transform:rotate(-45deg)}
[open]>summary::before{transform:rotate(45deg)}
.tabs{display:flex;flex-wrap:wrap;gap:6px}
.tabs>input{position:absolute;opacity:0}
.tabs>label{display:flex;align-items:center;gap:8px;padding:5px 12px;border:1px solid var(--line);border-radius:99px;cursor:pointer;font-size:14px}
.tabs>input:checked+label{border-color:var(--accent);box-shadow:inset 0 0 0 1px var(--accent);font-weight:600}
.tabs>input:focus-visible+label{outline:2px solid var(--accent);outline-offset:2px}
.panel{display:none;order:1;width:100%;padding-top:10px}
.tabs>input:checked+label+.panel,.filtering .panel{display:block}
.panel>.note{margin-bottom:6px}
.group{border-top:1px solid var(--line)}
.group>summary{padding:6px 0}
.ignore{margin-top:12px}
.ignore>summary{color:var(--accent);font-size:14px}
textarea{display:block;width:100%;margin:8px 0;padding:8px 10px;font:13px/1.45 ui-monospace,SFMono-Regular,Menlo,Consolas,monospace;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px}
button{font:inherit;font-size:14px;color:inherit;background:var(--bg);border:1px solid var(--line);border-radius:8px;padding:4px 14px;cursor:pointer}
.badge{font-size:12px;font-weight:600;padding:1px 9px;border-radius:99px;background:var(--line);font-variant-numeric:tabular-nums}
.serious .badge{background:var(--bad-bg);color:var(--bad)}
.added .badge{background:var(--good-bg);color:var(--good)}
.removed .badge{background:var(--bad-bg);color:var(--bad)}
ul{margin:0;padding:0;list-style:none}
.group>.findings{margin-left:17px}
.findings>li,.page-findings>li{border-top:1px solid var(--line)}
.row{display:flex;align-items:baseline;gap:10px;padding:6px 0}
.row code{flex:1;min-width:0}
.row::before{align-self:center}
div.row{padding-left:17px}
.row .pages{color:var(--muted);font-size:13px;white-space:nowrap}
.findings details ul,.page-findings ul{margin:0 0 8px 17px;padding-left:12px;border-left:2px solid var(--line);color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.more>summary{padding:8px 0;border-top:1px solid var(--line);color:var(--accent);font-size:14px}
.more[open]>summary{border-bottom:1px solid var(--line)}
.closest{margin:-2px 0 8px 17px;color:var(--muted);font-size:13px}
.hosts h2{margin:0}.hosts[open]>summary{margin-bottom:8px}
.verdict p+ul,.verdict ul+p{margin-top:6px}
.verdict li{padding-left:16px;position:relative}.verdict li::before{content:"–";position:absolute;left:0}
.filter{width:100%;font:inherit;color:inherit;background:var(--card);border:1px solid var(--line);border-radius:10px;padding:10px 16px}
.arrow{color:var(--muted)}
.charts{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,240px),1fr));gap:20px 28px;margin-top:12px}
.chart{margin:0;min-width:0}
.chart figcaption{display:flex;justify-content:space-between;gap:12px;font-size:14px}
.chart figcaption span{color:var(--muted)}
.chart b{font-variant-numeric:tabular-nums}
.chart svg{display:block;width:100%;height:auto;margin:6px 0 4px}
.chart .line{fill:none;stroke:var(--accent);stroke-width:2;stroke-linejoin:round;stroke-linecap:round}
.chart .area{fill:var(--accent);opacity:.12}
.chart circle{fill:var(--accent)}
.axis{display:flex;justify-content:space-between;gap:8px;color:var(--muted);font-size:12px;font-variant-numeric:tabular-nums}
b.new{font-size:11px;font-weight:600;padding:0 7px;border-radius:99px;background:var(--warn-bg);color:var(--warn)}
ul.pages{margin:6px 0 4px 17px}
ul.pages li{padding:3px 0;display:flex;flex-wrap:wrap;gap:0 12px;unicode-bidi:isolate}
.title{color:var(--muted);font-size:13px;overflow-wrap:anywhere}
.changes .note{margin-left:17px}
section>.note:last-child{margin-top:8px}
table{width:100%;border-collapse:collapse;font-size:14px}
th{text-align:left;color:var(--muted);font-weight:600;font-size:13px}
th,td{padding:6px 8px 6px 0;border-bottom:1px solid var(--line);vertical-align:baseline}
tr:last-child td{border-bottom:0}
.number{text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums;padding-right:0;padding-left:12px}
.scroll{overflow-x:auto;margin-top:8px}
.columns{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,380px),1fr));gap:24px;margin-top:20px}
.columns h3{margin-bottom:4px}
.treemap{display:block;width:100%;height:auto}
.treemap.narrow{display:none}
.treemap rect{fill:var(--t-plain)}
.treemap rect.new{fill:var(--t-new)}.treemap rect.grown{fill:var(--t-grown)}.treemap rect.much{fill:var(--t-much)}.treemap rect.shrunk{fill:var(--t-shrunk)}.treemap rect.same{fill:var(--t-same)}
.treemap text{fill:var(--t-text);font:12px system-ui,sans-serif}
.chart text{fill:var(--muted);font:11px system-ui,sans-serif;font-variant-numeric:tabular-nums}
.treemap .name{font-weight:600}
.treemap .size{opacity:.8}
.legend{display:flex;flex-wrap:wrap;gap:4px 16px;margin-top:10px;color:var(--muted);font-size:13px}
.legend span::before{content:"";display:inline-block;width:11px;height:11px;border-radius:3px;margin-right:6px;background:var(--t-same)}
.legend .new::before{background:var(--t-new)}.legend .grown::before{background:var(--t-grown)}.legend .much::before{background:var(--t-much)}.legend .shrunk::before{background:var(--t-shrunk)}
.figures{margin:0;display:grid;grid-template-columns:repeat(auto-fit,minmax(200px,1fr));gap:12px 24px}
.figures dt{color:var(--muted);font-size:13px}
.figures dd{margin:0;overflow-wrap:anywhere;font-variant-numeric:tabular-nums}
@media(max-width:600px){main{padding:20px 14px 40px}section{padding:16px 14px}h1{font-size:22px}.cards{grid-template-columns:1fr 1fr;gap:8px}.card{padding:10px 12px}.card .value{font-size:21px}.treemap.wide{display:none}.treemap.narrow{display:block}ul.pages,.changes .note,.group>.findings{margin-left:0}}
@media print{.panel{display:block}.tabs>label,.ignore{display:none}body{background:#fff}section,.card{break-inside:avoid}}
`.trim()
