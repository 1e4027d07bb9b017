import { describe, expect, test } from 'vitest'
import { dangers, decode } from '../../../test/dangers.ts'
import { xssCorpus } from '../../../test/xss-corpus.ts'
import { markdownOf } from './from-html.ts'
import { renderMarkdown } from './render.ts'

describe('what people write', () => {
  test.each(xssCorpus)('%j does nothing', source => {
    const html = renderMarkdown(source)
    expect([html, dangers(html)]).toEqual([html, []])
  })

  test.each(xssCorpus)('%j does nothing inside of other things either', source => {
    const inner = source.replaceAll('\n', '\n> > ')
    for (const text of [`> > ${inner}`, `- x\n\n  ${source}`, `# ${source}`, `**x** ${source} *y* $x$`]) {
      const html = renderMarkdown(text)
      expect([html, dangers(html)]).toEqual([html, []])
    }
  })

  test.each([
    '<p><img src=x onerror=alert(1)></p>',
    '<p><a href="java&#x09;script:alert(1)">x</a></p>',
    '<p><img src="javascript:alert(1)"></p>',
    '<script>alert(1)</script>',
    '<p class="x&#x22;><b">x</p>',
    '<p style="position:fixed">x</p>',
    '<p><svg onload="x"></svg></p>',
    '<p>a < b</p>',
    '<p id="publicUrl">x</p>',
    '<iframe srcdoc="x"></iframe>',
    '<math><annotation encoding="text/html">x</annotation></math>',
  ])('and this test would notice %s', html => expect(dangers(html)).not.toEqual([]))

  test.each([
    ['https://a.example/?x=1&y=2', 'https://a.example/?x=1&y=2'],
    ['http://a.example', 'http://a.example'],
    ['mailto:a@b.example', 'mailto:a@b.example'],
    ['/competitions/1001', '/competitions/1001'],
    ['#top', '#top'],
    ['../x', '../x'],
  ])('a link to %s works', (address, href) =>
    expect(decode(renderMarkdown(`[a](${address})`)).replace(/ rel="[^"]*"/, '')).toBe(
      `<p><a href="${href}">a</a></p>`,
    ),
  )

  test.each([
    ['/pictures/ab', '/pictures/ab'],
    ['https://a.example/x.png', 'https://a.example/x.png'],
    ['data:image/png;base64,iVBORw0KGgo=', 'data:image/png;base64,iVBORw0KGgo='],
    ['http://a.example/x.png', undefined],
    ['ftp://a.example/x.png', undefined],
    ['blob:https://a.example/1', undefined],
  ])('a picture from %s is shown from %s', (address, src) =>
    expect(renderMarkdown(`![a](${address})`)).toBe(
      `<p><img ${src ? `src="${src}" ` : ''}alt="a" loading="lazy" decoding="async"></p>`,
    ),
  )
})

describe('Markdown', () => {
  test('has formulas, in the line and by themselves', () => {
    const html = renderMarkdown('质能 $E=mc^2$：\n\n$$\n\\sum_{i=1}^n x_i = \\frac{a}{b}\n$$')
    expect(html).toContain('<msup><mi>c</mi><mn>2</mn></msup>')
    expect(html).toMatch(/<math [^>]*display="block"[^>]*>.*<mfrac><mi>a<\/mi><mi>b<\/mi><\/mfrac>/)
    // Who copies a formula gets what was typed.
    expect(html).toContain('<annotation encoding="application/x-tex">E=mc^2</annotation>')
  })

  test('what may scroll sideways is reached by keyboard', () => {
    const html = renderMarkdown('```\ncode\n```\n\n| a |\n|---|\n| b |\n\n$$\nx\n$$\n\n$y$')
    expect(html.match(/<(pre|table|math)[^>]* tabindex="0"/g)).toHaveLength(3)
  })

  test.each([
    ['$$\\frac{a}{b}$$', true],
    ['> $$a+b$$', true],
    ['$a+b$', false],
    ['where $$a+b$$ holds', false],
  ])('%s has lines of its own: %s', (source, isDisplayed) => {
    expect(renderMarkdown(source).includes('display="block"')).toBe(isDisplayed)
  })

  test.each([
    'Prizes: $5,000 for the first place and $3,000 for the second. 奖金 $148+ → $19（省 87%）',
    'Entry costs between $1 and $2 a team.',
    'US$5,HK$40；A$5–NZ$9、R$10/US$5',
    'US$ 5 to HK$ 40, $5 (or HK$ 40)',
    '100$到200$，100$-200$ 5 $ and 10 $ each',
    'run $HOME/bin:$PATH with ${A}${B} in $USER@$HOST',
    '$a + $b, and two lines: $\na$',
  ])('leaves amounts of money and variables as they are: %s', source =>
    expect(renderMarkdown(source)).toBe(`<p>${source}</p>`),
  )

  test.each([
    ['Let $x_i$ be the price of item $i$; then $E=mc^2$ costs $5 or $6', 3],
    ['第$n$th 个，$k$的值（$2x$）$-1$、$2A$、$3, 4$ 4$\\times$4 5$\\mu$m $f$(x) **$a$**[$b$](c) $5$', 12],
    ['a $$ x $$ b and $x\n+y$', 2],
  ])('and takes for formulas what is meant as such: %s', (source, count) =>
    expect(renderMarkdown(source).match(/<math/g)).toHaveLength(count),
  )

  test('shows a formula that cannot be read as it was written', () =>
    expect(renderMarkdown('$\\frac{a}{$')).toMatch(/class="katex-error"[^>]*>\\frac\{a\}\{</))

  test('has tables with their alignment, also without a rule at their sides', () => {
    const html = renderMarkdown('| 队伍 | 分数 |\n|:--|--:|\n| 飞鸟 | 0.91 |')
    expect(html).toContain('<th align="left">队伍</th>')
    expect(html).toContain('<td align="right">0.91</td>')
    expect(renderMarkdown('a | b\n--|--\n1 | 2')).toContain('<td>2</td>')
  })

  test('colours the code of languages that it knows and leaves others as they are', () => {
    expect(renderMarkdown('```python\nprint("x")\n```')).toContain(
      '<code class="hljs language-python"><span class="hljs-built_in">print</span>',
    )
    expect(renderMarkdown('```nothing\nprint("x")\n```')).toContain('>print("x")\n</code>')
    expect(renderMarkdown('```\nx < y\n```')).toContain('x &#x3C; y')
  })

  test.each([
    ['注[^a]', '脚注', '回到正文第 1 处'],
    ['note[^a]', 'Footnotes', 'Back to reference 1'],
  ])('has footnotes whose marks lead to their notes and back: %s', (text, title, back) => {
    const html = renderMarkdown(`${text}\n\n[^a]: b`)
    const [mark, note] = ['fnref-a', 'fn-a'].map(
      end => new RegExp(` id="(user-content-\\w+-${end})"`).exec(html)?.[1],
    )
    expect(html).toContain(`href="#${note}"`)
    expect(html).toContain(`href="#${mark}"`)
    expect(html).toContain(`>${title}</h2>`)
    expect(html).toContain(`aria-label="${back}"`)
    const described = /aria-describedby="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`id="${described}"`)
  })

  test('footnotes of two texts on one page are not each other’s', () => {
    const ids = ['x[^a]\n\n[^a]: b', 'y[^a]\n\n[^a]: b'].flatMap(text =>
      [...renderMarkdown(text).matchAll(/ id="([^"]+)"/g)].map(match => match[1]),
    )
    expect(ids).toHaveLength(6)
    expect(new Set(ids).size).toBe(6)
  })

  test('has lists of tasks, deleted text and plain addresses', () => {
    const html = renderMarkdown('- [x] done\n- [ ] open\n\n~~gone~~ https://a.example')
    expect(html).toContain('<input type="checkbox" checked disabled> done')
    expect(html).toContain('<del>gone</del> <a href="https://a.example" rel="nofollow ugc noreferrer">')
  })

  test.each(['', ' ', '\n\t\n'])('of %j is nothing', source => expect(renderMarkdown(source)).toBe(''))

  test('is the same for the same text', () => {
    const source = '*once* '.repeat(3)
    expect(renderMarkdown(source)).toBe(renderMarkdown(`${source}`))
  })
})

// Each of these took from half a minute to half a day, or the whole stack.
test.each([
  ['lists in lists', `${'- '.repeat(20_000)}<b>`],
  ['quotes in quotes', `${'>'.repeat(20_000)}<b>`],
  ['a table of millions of cells', `${'|a'.repeat(2_000)}\n${'|-'.repeat(2_000)}\n${'|<b>\n'.repeat(2_000)}`],
])('%s are shown as they were written, in bounded time', (_what, source) => {
  const html = renderMarkdown(source)
  expect(html.startsWith('<pre tabindex="0">')).toBe(true)
  expect(decode(html.replace(/^<pre[^>]*>|<\/pre>$/g, ''))).toBe(source)
  expect(dangers(html)).toEqual([])
})

describe('emphasis beside Chinese punctuation', () => {
  test.each([
    [
      '**最终名次来自没人见过的数据。**公开榜只用一部分。',
      '<strong>最终名次来自没人见过的数据。</strong>公开榜',
    ],
    ['请先读**“规则”**再参赛', '<strong>“规则”</strong>再参赛'],
    ['不要用**（未公开的）**数据', '<strong>（未公开的）</strong>数据'],
    ['用*斜体。*再继续', '<em>斜体。</em>再继续'],
    ['~~作废。~~以新版为准', '<del>作废。</del>以新版为准'],
    ['先运行**`train.py`**再提交', '<strong><code>train.py</code></strong>再提交'],
  ])('%s', (source, html) => expect(renderMarkdown(source)).toContain(html))
})

test.each([
  ['<strong>以终榜为准。</strong>公开榜只作参考', '**以终榜为准。**公开榜只作参考'],
  ['请读<em>“规则”</em>再参赛', '请读*“规则”*再参赛'],
  ['<del>旧。</del>新', '~~旧。~~新'],
])('Markdown made of %s has no signs in the place of characters', (html, source) =>
  expect(markdownOf(`<p>${html}</p>`)).toBe(source),
)
