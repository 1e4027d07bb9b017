import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { FileName } from './file-name.tsx'

/** The pieces in which a name is shown, and what is read of it in full. */
function shown(name: string) {
  const html = renderToStaticMarkup(createElement(FileName, { name }))
  const pieces = [...html.matchAll(/<span class="(truncate|shrink-0)[^"]*">([^<]*)/g)]
  return { title: /title="([^"]*)"/.exec(html)?.[1], pieces: pieces.map(([, kind, text]) => [kind, text]) }
}

test.each([
  ['result.csv', ['result.csv']],
  ['just-as-long-as-ok.jsonl', ['just-as-long-as-ok.jsonl']],
  ['2026-11-22_ensemble_seed42_final_v3.csv', ['2026-11-22_ensemble_seed4', '2_final_v3.csv']],
  [
    '第三次提交结果_集成模型_五折交叉验证_最终版_请用这个🐧.csv',
    ['第三次提交结果_集成模型_五折交叉验证', '_最终版_请用这个🐧.csv'],
  ],
])('of the name %s its end stays in sight', (name, [head, end]) =>
  expect(shown(name)).toEqual({
    title: name,
    pieces: [['truncate', head], ...(end === undefined ? [] : [['shrink-0', end]])],
  }),
)
