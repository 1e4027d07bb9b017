/** The look of the sign-on site: one small file, both themes. Frames of fields stand out 3 to 1. */
export const style = `
:root{--accent:#3350e6;--accent-hover:#2540c4;--on-accent:#fff;--page:#f6f8fc;--card:#fff;--text:#141a2c;--muted:#57617a;--line:#dde2ee;--frame:#858fa8;--field:#fff;--bad:#b3261e;--bad-bg:#fdebea;--good:#05703f;--good-bg:#e3f7ec;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--accent:#8fa2ff;--accent-hover:#aebbff;--on-accent:#0a0f20;--page:#0b0f19;--card:#121828;--text:#e7ebf6;--muted:#9aa5be;--line:#273049;--frame:#65718f;--field:#0e1422;--bad:#ff9d94;--bad-bg:#3a1614;--good:#74dca4;--good-bg:#0e2c1f}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:grid;grid-template:auto 1fr auto/1fr;background:var(--page);color:var(--text);font:16px/1.6 -apple-system,"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif;overflow-wrap:anywhere}
html:lang(zh) body{line-height:1.7}
html:lang(en) body{font-family:-apple-system,"Segoe UI",Roboto,"Noto Sans","Liberation Sans","Helvetica Neue",Arial,"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif}
header,footer{padding:16px 24px;display:flex;justify-content:space-between;align-items:center}
header a{color:inherit;text-decoration:none}
header a:hover{color:var(--accent)}
.brand{display:flex;gap:10px;align-items:center;font-weight:650;font-size:18px}
.brand svg{width:28px;height:28px;color:var(--accent)}
.board{display:none}
main{display:grid;place-items:center;padding:16px}
.card{width:100%;max-width:424px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:40px;box-shadow:0 1px 2px rgb(16 24 64/5%),0 8px 32px rgb(16 24 64/6%)}
@media (max-width:480px){.card{padding:24px 20px}}
@media (min-width:960px){
body{grid-template:auto 1fr auto/minmax(360px,2fr) 3fr}
header,main,footer{grid-column:2}
header .brand{visibility:hidden}
.board{grid-area:1/1/4/2;position:sticky;top:0;height:100vh;overflow:hidden;display:flex;flex-direction:column;gap:48px;padding:20px 40px 40px;color:#f1f4ff;background:linear-gradient(#2a376855 1px,transparent 1px) 0 -1px/32px 32px,linear-gradient(90deg,#2a376855 1px,transparent 1px) -1px 0/32px 32px,#0e1738}
.board a{color:inherit;text-decoration:none}
.board .brand svg{color:#8fa2ff}
.board p{max-width:26em;color:#a9b6de}
.board .tagline{margin:12vh 0 16px;font-size:40px;font-weight:750;line-height:1.2;letter-spacing:-.02em;color:#f1f4ff}
.board:lang(zh) .tagline{word-break:keep-all}
.podium{margin:auto -72px -112px auto}
.podium svg{display:block;width:min(26vw,400px);color:#2a3768}
.podium .bars{stroke:#ffd166}
}
@media (min-width:960px) and (max-height:620px){.podium{display:none}}
h1{font-size:26px;line-height:1.3;margin:0 0 8px;letter-spacing:-.01em}
p{margin:0 0 16px}
.muted{color:var(--muted);font-size:14px}
form{display:grid;gap:20px;margin-top:24px}
label{display:block;font-size:14px;font-weight:550;margin-bottom:6px}
input[type=text],input[type=email],input[type=tel],input[type=password],select{width:100%;height:44px;padding:0 12px;border:1px solid var(--frame);border-radius:8px;background:var(--field);color:inherit;font:inherit}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.board a:focus-visible{outline-color:#ffd166}
.hint{font-size:13px;color:var(--muted);margin-top:6px}
.phone.row{grid-template-columns:minmax(0,9em) 1fr;align-items:start}
.phone.row:has(>div:first-child[hidden]){grid-template-columns:1fr}
.row{display:grid;grid-template-columns:1fr auto;gap:8px;align-items:end}
input[aria-invalid=true]{border-color:var(--bad)}
.fault{font-size:13px;color:var(--bad);margin:6px 0 0}
.row .fault,.row>.hint{grid-column:1/-1;margin:0}
.by-enter{position:absolute;width:1px;height:1px;margin:-1px;padding:0;border:0;overflow:hidden;clip-path:inset(50%)}
.check{display:flex;gap:10px;align-items:flex-start;font-weight:400;margin:0}
.check input{width:16px;height:16px;margin:4px 0 0;accent-color:var(--accent)}
button,.button{height:44px;padding:0 16px;border:1px solid transparent;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:hover,.button:hover{background:var(--accent-hover)}
button.quiet{background:transparent;border-color:var(--frame);color:var(--text);font-weight:500;white-space:nowrap}
button.quiet:hover{border-color:var(--accent);color:var(--accent)}
a{color:var(--accent)}
.button{display:grid;place-items:center;margin-top:24px;color:var(--on-accent);text-decoration:none}
.links{display:flex;flex-wrap:wrap;gap:8px 16px;justify-content:space-between;margin-top:24px;font-size:14px}
.links+.links{margin-top:16px;padding-top:16px;border-top:1px solid var(--line)}
.say{border-radius:8px;padding:10px 12px;font-size:14px;margin:16px 0 0}
form .say{margin:0}
.bad{background:var(--bad-bg);color:var(--bad)}
.good{background:var(--good-bg);color:var(--good)}
.waits{background:var(--page);color:var(--text)}
.button.quiet{background:transparent;border-color:var(--frame);color:var(--text);font-weight:500}
.wide{max-width:720px}
li{padding:12px 0;border-bottom:1px solid var(--line)}
ul{list-style:none;padding:0;margin:16px 0 0}
code{font-size:16px;font-weight:600;font-variant-numeric:tabular-nums}
footer{color:var(--muted);font-size:13px;justify-content:center}
@media (min-width:960px){footer{visibility:hidden}}
`
