import { describe, expect, test } from 'vitest'
import { dangers } from '../../../test/dangers.ts'
import { highlightLines } from './highlight.ts'
import { renderMarkdown } from './render.ts'
import { highlightUntrusted, renderUntrusted } from './untrusted.ts'

test('it is the same renderer', async () => {
  const source = '**x** $x^2$\n\n```python\nx = 1\n```'
  expect(await renderUntrusted(source)).toBe(renderMarkdown(source))
  expect(await renderUntrusted(' \n')).toBe('')
})

test('links out of the site earn their targets nothing', async () => {
  const html = await renderUntrusted('[out](https://example.org) [in](/competitions/1001) <http://x.example>')
  expect(html.match(/<a [^>]*>/g)).toEqual([
    '<a href="https://example.org" rel="nofollow ugc noreferrer">',
    '<a href="/competitions/1001">',
    '<a href="http://x.example" rel="nofollow ugc noreferrer">',
  ])
})

describe('texts that would stop the server', () => {
  test.each([
    ['quotes in quotes', '>'.repeat(20_000)],
    // A thread that rendered it took the whole process with it.
    ['quotes in quotes that take all memory', '>'.repeat(10_000)],
    ['strikes', '~~a'.repeat(60_000)],
  ])('%s end within the limit, and others go on', async (_name, source) => {
    let turns = 0
    const clock = setInterval(() => turns++, 20)
    const ended = await renderUntrusted(source).then(
      () => 'shown',
      (error: { fault?: { code: string } }) => error.fault?.code,
    )
    clearInterval(clock)
    expect(['shown', 'e40010']).toContain(ended)
    // This thread was free while it was worked on.
    expect(turns).toBeGreaterThan(0)
    expect(await renderUntrusted('**next**')).toBe('<p><strong>next</strong></p>')
  })

  test.each([101, 1_000, 20_000])('%d quotes in one another are refused', async depth => {
    await expect(renderUntrusted(`${'>'.repeat(depth)} a`)).rejects.toMatchObject({
      fault: { code: 'e40010' },
    })
  })

  test('90 quotes in one another are not', async () => {
    expect(await renderUntrusted(`${'>'.repeat(90)} a`)).toContain('<p>a</p>')
  })
})

describe('code', () => {
  test('stands by line, coloured, every line on its own', () => {
    const lines = highlightLines('def f():\n  """a\n  b"""\n', 'python')
    expect(lines).toHaveLength(4)
    expect(lines[0]).toContain('<span class="hljs-keyword">def</span>')
    for (const line of lines)
      expect(line.match(/<span/g)?.length ?? 0).toBe(line.match(/<\/span>/g)?.length ?? 0)
    expect(lines[1]).toContain('hljs-string')
    expect(lines[2]).toContain('hljs-string')
  })

  test.each(['python', 'xml', 'javascript', 'brainfuck', null])('in %s is only text', async language => {
    const source = '</span></pre><script>alert("1")</script>\n<img src=x onerror=alert(1)>'
    for (const line of await highlightUntrusted(source, language)) {
      expect(dangers(line)).toEqual([])
      expect(line.replace(/<\/?span(?: class="[\w -]*")?>/g, '')).not.toMatch(/[<>]/)
    }
  })

  test('keeps the text letter by letter', async () => {
    const source = 'a = "<&>"\r\n\tb\n\n'
    const lines = await highlightUntrusted(source, 'python')
    const plain = lines
      .join('\n')
      .replace(/<[^>]+>/g, '')
      .replaceAll('&quot;', '"')
      .replaceAll('&#39;', "'")
      .replaceAll('&lt;', '<')
      .replaceAll('&gt;', '>')
      .replaceAll('&amp;', '&')
    expect(plain).toBe(source)
  })
})
