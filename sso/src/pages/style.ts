/** The look of the sign-on site: one small file, both themes. */
export const style = `
:root{--accent:#3350e6;--accent-hover:#2540c4;--on-accent:#fff;--page:#f5f7fb;--card:#fff;--text:#131a2b;--muted:#566078;--line:#d7dce8;--field:#fff;--bad:#b42318;--bad-bg:#fef3f2;--good:#05603a;--good-bg:#ecfdf3;color-scheme:light dark}
@media (prefers-color-scheme:dark){:root{--accent:#8fa2ff;--accent-hover:#aab8ff;--on-accent:#0b1020;--page:#0c101b;--card:#141a29;--text:#e8ecf6;--muted:#9aa5bd;--line:#2a3349;--field:#0f1523;--bad:#fda29b;--bad-bg:#3a1512;--good:#75e0a7;--good-bg:#0d2a1c}}
*{box-sizing:border-box}
body{margin:0;min-height:100vh;display:flex;flex-direction:column;background:var(--page);color:var(--text);font:16px/1.6 -apple-system,"PingFang SC","Noto Sans SC","Noto Sans CJK SC","Microsoft YaHei",system-ui,sans-serif}
html:lang(zh) body{line-height:1.7}
header,footer{padding:16px 24px;display:flex;justify-content:space-between;align-items:center}
header a{color:inherit;text-decoration:none}
.brand{display:flex;gap:10px;align-items:center;font-weight:650;font-size:18px}
.brand svg{width:28px;height:28px;color:var(--accent)}
main{flex:1;display:grid;place-items:center;padding:16px}
.card{width:100%;max-width:416px;background:var(--card);border:1px solid var(--line);border-radius:16px;padding:32px;box-shadow:0 8px 32px rgb(16 24 64/6%)}
@media (max-width:480px){.card{padding:24px 20px;border-radius:12px}}
h1{font-size:24px;line-height:1.3;margin:0 0 8px}
p{margin:0 0 16px}
.muted{color:var(--muted);font-size:14px}
form{display:grid;gap:16px;margin-top:24px}
label{display:block;font-size:14px;font-weight:550;margin-bottom:6px}
input[type=text],input[type=email],input[type=tel],input[type=password]{width:100%;height:44px;padding:0 12px;border:1px solid var(--line);border-radius:8px;background:var(--field);color:inherit;font:inherit}
input:focus-visible,button:focus-visible,a:focus-visible{outline:2px solid var(--accent);outline-offset:2px}
.hint{font-size:13px;color:var(--muted);margin-top:4px}
.row{display:grid;grid-template-columns:1fr auto;gap:8px;align-items:end}
.check{display:flex;gap:8px;align-items:flex-start;font-weight:400;margin:0}
.check input{margin-top:5px;accent-color:var(--accent)}
button{height:44px;padding:0 16px;border:1px solid transparent;border-radius:8px;background:var(--accent);color:var(--on-accent);font:inherit;font-weight:600;cursor:pointer}
button:hover{background:var(--accent-hover)}
button.quiet{background:transparent;border-color:var(--line);color:var(--text);font-weight:500;white-space:nowrap}
button.quiet:hover{border-color:var(--accent)}
a{color:var(--accent)}
.links{display:flex;flex-wrap:wrap;gap:8px 16px;justify-content:space-between;margin-top:24px;font-size:14px}
.say{border-radius:8px;padding:10px 12px;font-size:14px;margin:16px 0 0}
.bad{background:var(--bad-bg);color:var(--bad)}
.good{background:var(--good-bg);color:var(--good)}
.wide{max-width:720px}
li{padding:12px 0;border-bottom:1px solid var(--line)}
ul{list-style:none;padding:0;margin:16px 0 0}
code{font-size:16px;font-weight:600;font-variant-numeric:tabular-nums}
footer{color:var(--muted);font-size:13px;justify-content:center}
`
