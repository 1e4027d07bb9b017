import sharp from 'sharp'
import { expect, test } from 'vitest'
import { xssCorpus } from '../../../test/xss-corpus.ts'
import { openLibrary } from '../../base/pictures/reencode.ts'
import { drawSharePicture, shareSize, shareSvg } from './draw.ts'
import { readShareAddress, shareAddress, type SharePicture } from './share-picture.ts'

const secret = 'a secret of the installation'
const picture: SharePicture = {
  lang: 'zh-CN',
  kind: '竞赛故事',
  title: '从第一次提交到可信的成绩',
  note: '2026年11月 · 编辑部',
}

test('an address is read by who made it, and by nobody who changed it', () => {
  const [, sealed = ''] = /^\/share\/(.*)\.png$/.exec(shareAddress(picture, secret)) ?? []
  expect(readShareAddress(sealed, secret)).toEqual(picture)
  expect(readShareAddress(sealed, 'another secret')).toBeUndefined()
  const [text = '', signature] = sealed.split('.')
  const other = Buffer.from(JSON.stringify({ ...picture, title: '假的' })).toString('base64url')
  expect(readShareAddress(`${other}.${signature}`, secret)).toBeUndefined()
  expect(readShareAddress(text, secret)).toBeUndefined()
  expect(shareAddress({ ...picture, title: '改过的标题' }, secret)).not.toBe(shareAddress(picture, secret))
})

test('it is drawn beside what reads the pictures of people, which opens no SVG', async () => {
  await openLibrary()
  expect((await drawSharePicture(picture)).length).toBeGreaterThan(5_000)
})

test('a picture has the size that previews want, and another title is another picture', async () => {
  const drawn = await drawSharePicture(picture)
  expect(await sharp(drawn).metadata()).toMatchObject({ format: 'png', ...shareSize })
  expect(drawn.length).toBeLessThan(120_000)
  expect(drawn.equals(await drawSharePicture({ ...picture, title: '从第一次提交到可信的排名' }))).toBe(false)
})

test.each(xssCorpus)('a title is outlines and no markup: %s', title => {
  const svg = shareSvg({
    ...picture,
    title: title.slice(0, 300),
    kind: title.slice(0, 80),
    note: title.slice(0, 200),
  })
  expect(svg.replaceAll(/<(svg xmlns|rect |g |path |\/g>|\/svg>)/g, '')).not.toContain('<')
  expect(svg).not.toMatch(/alert|javascript|onerror|href/i)
})
