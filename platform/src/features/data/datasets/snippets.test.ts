import { expect, test } from 'vitest'
import { cliSnippet, curlSnippet, pandasSnippet } from './snippets.ts'
import { profileFormatOf } from './profile-schema.ts'

const site = 'https://leitai.example'
const files = (...names: string[]) =>
  names.map((name, index) => ({ id: index + 1, name, format: profileFormatOf(name) }))
const first = <T>([one]: readonly T[]) => one as T

test('curl fetches each file under its name, whatever stands in it, and all in one', () => {
  const own = files('train.csv', "a/it's $(rm).csv")
  expect(curlSnippet(site, { id: 9, version: 2, files: own }, first(own)).split('\n')).toEqual([
    `curl -fL -H "Authorization: Bearer $LEITAI_TOKEN" -o 'train.csv' ${site}/api/datasets/files/1`,
    String.raw`curl -fL -H "Authorization: Bearer $LEITAI_TOKEN" --create-dirs -o 'a/it'\''s $(rm).csv' ${site}/api/datasets/files/2`,
    `curl -fL -H "Authorization: Bearer $LEITAI_TOKEN" -o dataset-9.zip '${site}/api/datasets/9/archive?version=2'`,
  ])
})

test('the client is fetched from the site, and downloads what the page shows', () => {
  const own = files('train.csv', 'test.csv')
  const download = (competitionId: number | null, all = own) =>
    cliSnippet(site, { id: 9, competitionId, version: 2, files: all }, first(all)).split('\n')
  expect(download(null)).toEqual([
    `curl -fsSO ${site}/cli/leitai.mjs`,
    'node leitai.mjs datasets download 9 --version 2',
  ])
  expect(download(1001)[1]).toBe('node leitai.mjs competitions download 1001 -f 1 -f 2')
  const many = files(...Array.from({ length: 9 }, (_, index) => `part-${index}.csv`))
  expect(download(null, many)[1]).toBe('node leitai.mjs datasets download 9 --version 2 -f 1')
})

test('pandas reads tables as they are packed, under names that Python takes', () => {
  const own = files('train.csv', 'a/train.tsv.gz', '训练.jsonl', 'class.parquet', '2026-1.csv', 'photo.png')
  expect(pandasSnippet(site, own, first(own))?.split('\n').slice(5)).toEqual([
    'train = pd.read_csv(f"{site}/api/datasets/files/1", storage_options=auth)  # train.csv',
    String.raw`train_2 = pd.read_csv(f"{site}/api/datasets/files/2", sep="\t", compression="gzip", storage_options=auth)  # a/train.tsv.gz`,
    'data = pd.read_json(f"{site}/api/datasets/files/3", lines=True, storage_options=auth)  # 训练.jsonl',
    'data_class = pd.read_parquet(f"{site}/api/datasets/files/4", storage_options=auth)  # class.parquet',
    'data_2026_1 = pd.read_csv(f"{site}/api/datasets/files/5", storage_options=auth)  # 2026-1.csv',
  ])
  const pictures = files('photo.png')
  expect(pandasSnippet(site, pictures, first(pictures))).toBeUndefined()
})

test('of many files the one that is looked at is shown', () => {
  const many = files(...Array.from({ length: 9 }, (_, index) => `part-${index}.csv`))
  expect(
    pandasSnippet(site, many, first(many.slice(3)))
      ?.split('\n')
      .slice(5),
  ).toHaveLength(1)
})
