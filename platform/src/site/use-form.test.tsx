// @vitest-environment happy-dom
import { act } from 'react'
import { useLoaderData, useRevalidator } from 'react-router'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { leaveAll, renderPage } from '../../test/render-page.tsx'
import { ApiError } from '../base/contract/client.ts'
import { NetworkError } from '../base/web/network-error.ts'
import { wordsIn } from '../base/web/words.ts'
import { TextField } from '../ui/field.tsx'
import { useForm, type Saved } from './use-form.ts'
import { shellWords } from './words.ts'

type Text = { title: string; code: string }
type Asked = Parameters<typeof useForm<Text>>[0]

/** What the server has, and how often the page asked for it. */
let server: Saved<Text>
let loads = 0
/** Each test has a form of its own: what one leaves behind is not found by the next. */
let name = ''
let forms = 0

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  server = { value: { title: 'Owls', code: '' }, tag: 'a' }
  loads = 0
  name = `text:${++forms}`
})
afterEach(async () => {
  await leaveAll()
  vi.useRealTimers()
})

/** A page with a form of two fields, as this reader sees it. */
async function open(asked: Partial<Asked> = {}, viewer: number | null = 1) {
  const loader = () => {
    loads += 1
    return server
  }
  const { now, leave, box } = await renderPage(
    () => {
      const form = useForm<Text>({ name, saved: useLoaderData<Saved<Text>>(), ...asked })
      const reload = useRevalidator().revalidate
      const body = (
        <form {...form.props}>
          <TextField label="Title" {...form.field('title')} />
          <TextField label="Code" {...form.field('code')} />
        </form>
      )
      return { given: { form, reload }, body }
    },
    { viewer, load: { loader, loaded: server } },
  )
  return {
    form: () => now().form,
    type: (change: Partial<Text>) => act(async () => now().form.set(change)),
    save: (change?: Partial<Text>) => act(() => now().form.save(change)),
    reload: () => act(() => now().reload()),
    focused: () => box.querySelector<HTMLInputElement>('input:focus')?.labels?.[0]?.textContent,
    leave,
  }
}

/** What stands in the form of another page that is opened beside or after this one. */
async function found(viewer?: number | null) {
  const page = await open({}, viewer)
  const { value, restoredAt, isDirty } = page.form()
  await page.leave()
  return { value, isRestored: restoredAt !== undefined, isDirty }
}

/** Everything that this browser keeps, as text. */
const kept = () =>
  JSON.stringify(
    Array.from({ length: localStorage.length }, (_, at) => localStorage.getItem(localStorage.key(at) ?? '')),
  )

const refused = (errno: string, issues: { path: string; code: string; message?: string }[] = []) =>
  new ApiError(400, { errno, message: 'No.', issues })

/** Saves as the server does: what was written over something older is refused. */
const saveIt = async (value: Text, tag: string): Promise<Saved<Text>> => {
  if (tag !== server.tag) throw refused('e40991')
  server = { value, tag: `${tag}+` }
  return server
}

describe('what is typed', () => {
  test.each<[string, (page: Awaited<ReturnType<typeof open>>) => unknown]>([
    ['after a moment', () => act(() => vi.advanceTimersByTimeAsync(300))],
    ['when the page is closed', () => dispatchEvent(new Event('pagehide'))],
    ['when the page is left by a link', page => page.leave()],
  ])('is kept %s, and found again', async (_when, pass) => {
    vi.useFakeTimers()
    const page = await open()
    await page.type({ title: 'Great owls' })
    expect(kept()).toBe('[]')
    await pass(page)
    expect(await found()).toEqual({
      value: { title: 'Great owls', code: '' },
      isRestored: true,
      isDirty: true,
    })
  })

  test.each([
    ['another user’s', 2],
    ['a visitor’s', null],
  ])('is not %s', async (_whose, viewer) => {
    const page = await open()
    await page.type({ title: 'Great owls' })
    await page.leave()
    expect(await found(viewer)).toEqual({ value: server.value, isRestored: false, isDirty: false })
    expect((await found()).value.title).toBe('Great owls')
  })

  test('is kept without its secrets', async () => {
    const page = await open({ neverKept: ['code'] })
    await page.type({ title: 'Great owls', code: 'open sesame' })
    await page.leave()
    expect(kept()).toContain('Great owls')
    expect(kept()).not.toContain('sesame')
    expect((await found()).value).toEqual({ title: 'Great owls', code: '' })
  })

  test('is not kept of a form without a name', async () => {
    const page = await open({ name: '' })
    await page.type({ title: 'Great owls' })
    await page.leave()
    expect(kept()).toBe('[]')
  })

  test('is no longer kept once it is saved or discarded', async () => {
    const saved = await open({ save: saveIt })
    await saved.type({ title: 'Great owls' })
    await saved.leave()
    const again = await open({ save: saveIt })
    expect(await again.save()).toBe(true)
    expect(again.form()).toMatchObject({ justSaved: true, isDirty: false, restoredAt: undefined })
    expect(kept()).toBe('[]')
    await again.type({ title: 'Small owls' })
    expect(again.form()).toMatchObject({ justSaved: false, isDirty: true })
    await again.type({ title: 'Great owls' })
    expect(again.form()).toMatchObject({ justSaved: false, isDirty: false })
    await again.type({ title: 'Small owls' })
    await act(async () => again.form().discard())
    expect(again.form()).toMatchObject({ value: { title: 'Great owls' }, isDirty: false })
    await again.leave()
    expect(kept()).toBe('[]')
  })

  test('does not come back where the page is asked for as it is saved', async () => {
    const page = await open()
    await page.type({ title: 'Great owls' })
    await page.leave()
    history.replaceState(null, '', '?saved=1')
    expect(await found()).toMatchObject({ value: { title: 'Owls' }, isRestored: false })
    history.replaceState(null, '', '/')
  })
})

describe('what somebody else saved meanwhile', () => {
  const theirs = { value: { title: 'Eagles', code: '' }, tag: 'b' }

  test('is taken over where nothing was typed', async () => {
    const page = await open()
    server = theirs
    await page.reload()
    expect(page.form()).toMatchObject({ value: theirs.value, isDirty: false })
  })

  test.each([
    ['was asked for', true],
    ['is not known yet', false],
  ])(
    'and %s leaves what was typed, refuses the first save and gives way to the second',
    async (_what, isKnown) => {
      const page = await open({ save: saveIt })
      await page.type({ title: 'Great owls' })
      server = theirs
      if (isKnown) await page.reload()
      expect(page.form().value.title).toBe('Great owls')
      expect(await page.save()).toBe(false)
      expect(page.form()).toMatchObject({ isConflict: true, problem: 'No.', value: { title: 'Great owls' } })
      expect(server).toBe(theirs)
      expect(await page.save()).toBe(true)
      expect(page.form()).toMatchObject({ isConflict: false, problem: undefined, isDirty: false })
      expect(server.value.title).toBe('Great owls')
    },
  )

  test('refuses a draft that is older', async () => {
    const page = await open()
    await page.type({ title: 'Great owls' })
    await page.leave()
    server = theirs
    const later = await open({ save: saveIt })
    expect(later.form().value.title).toBe('Great owls')
    expect(await later.save()).toBe(false)
    expect(later.form().isConflict).toBe(true)
  })

  test.each<[string, Partial<Asked>, boolean]>([
    ['e40991', {}, true],
    ['e40000', {}, false],
    ['e40912', { conflict: 'e40912' }, true],
    ['e40991', { conflict: 'e40912' }, false],
  ])('is known by its code: %s of a call with %o', async (errno, asked, isConflict) => {
    const page = await open({ ...asked, save: () => Promise.reject(refused(errno)) })
    await page.type({ title: 'Great owls' })
    await page.save()
    expect(page.form().isConflict).toBe(isConflict)
  })
})

describe('what is wrong', () => {
  const check = ({ title, code }: Text) => ({
    title: title === '' ? 'Give it a title.' : undefined,
    code: code === '' ? 'Give it a code.' : undefined,
  })
  const problems = (page: Awaited<ReturnType<typeof open>>) =>
    (['title', 'code'] as const).map(name => page.form().field(name).problem)

  test('is said once it was tried to send it, at the field, and led to', async () => {
    const save = vi.fn<typeof saveIt>(saveIt)
    const page = await open({ check, save })
    expect(problems(page)).toEqual([undefined, undefined])
    expect(await page.save()).toBe(false)
    expect(problems(page)).toEqual([undefined, 'Give it a code.'])
    expect(page.focused()).toBe('Code')
    await page.type({ title: '' })
    await page.save()
    expect(problems(page)).toEqual(['Give it a title.', 'Give it a code.'])
    expect(page.focused()).toBe('Title')
    await act(async () => page.form().discard())
    expect(problems(page)).toEqual([undefined, undefined])
    await page.save()
    await page.type({ title: 'Owls', code: 'hoo' })
    expect(problems(page)).toEqual([undefined, undefined])
    expect(save).not.toHaveBeenCalled()
    expect(await page.save()).toBe(true)
  })

  test('is that of what the button pressed would send', async () => {
    const page = await open({ check, save: saveIt })
    await page.type({ code: 'hoo' })
    expect(await page.save({ title: '' })).toBe(false)
    expect(problems(page)).toEqual(['Give it a title.', undefined])
    expect(await page.save({ title: 'Eagles' })).toBe(true)
    expect(server.value).toEqual({ title: 'Eagles', code: 'hoo' })
  })

  test('is told by the server by its path, in its words or in ours', async () => {
    const issues = [
      { path: 'body.code', code: 'short', message: 'Too short.' },
      { path: 'body.title', code: 'odd' },
      { path: 'body.rounds.0', code: 'late', message: 'Too late.' },
    ]
    let answer: () => Promise<Saved<Text>> = () => Promise.reject(refused('e40000', issues))
    const page = await open({ save: () => answer() })
    await page.type({ code: 'h' })
    expect(await page.save()).toBe(false)
    expect(problems(page)).toEqual([wordsIn(shellWords, 'zh-CN').form.wrong, 'Too short.'])
    expect(page.form().problemAt('rounds.0')).toBe('Too late.')
    expect(page.focused()).toBe('Title')
    await act(async () => page.form().clear())
    expect(page.form()).toMatchObject({ problem: undefined, issues: [], isDirty: true })
    answer = async () => server
    expect(await page.save()).toBe(true)
  })
})

test('a second save waits for the first', async () => {
  const sent = Promise.withResolvers<void>()
  const save = vi.fn<() => Promise<void>>(() => sent.promise)
  const page = await open({ save })
  await page.type({ title: 'Great owls' })
  let first: Promise<boolean> | undefined
  await act(async () => {
    first = page.form().save()
  })
  expect(page.form().isBusy).toBe(true)
  expect(await page.save()).toBe(false)
  await act(async () => {
    sent.resolve()
    expect(await first).toBe(true)
  })
  expect(page.form().isBusy).toBe(false)
  expect(save).toHaveBeenCalledTimes(1)
})

test('a save that answers nothing begins the form anew', async () => {
  const onSaved = vi.fn<(saved: Saved<Text>) => void>()
  const page = await open({ save: () => Promise.resolve(), onSaved })
  await page.type({ title: 'Great owls' })
  await page.save()
  expect(page.form()).toMatchObject({ value: server.value, isDirty: false, justSaved: true })
  expect(onSaved).toHaveBeenCalledExactlyOnceWith(server)
})

test.each([
  ['done', [1, 0, 0]],
  ['after refusal', [1, 1, 0]],
  ['never', [0, 0, 0]],
] as const)('the page’s data are asked for again: %s', async (reload, times) => {
  const ends = [saveIt, () => Promise.reject(refused('e40000')), () => Promise.reject(new NetworkError())]
  for (const [at, save] of ends.entries()) {
    const page = await open({ save, reload })
    loads = 0
    await page.save()
    expect(loads, String(save)).toBe(times[at])
    await page.leave()
  }
})
