import { globSync } from 'node:fs'
import { expect, test } from 'vitest'
import { features } from './features.ts'
import { serverFeatures } from './server-features.ts'

const below = (pattern: string) =>
  globSync(pattern, { cwd: `${import.meta.dirname}/features` }).map(path =>
    path.split('/').slice(0, 2).join('/'),
  )

test('every folder of a feature is in the list of features, by its name', () => {
  const folders = below('*/*/')
  expect(folders.length).toBeGreaterThan(30)
  expect(features.map(({ name }) => name as string).toSorted()).toEqual(folders.toSorted())
})

test('every feature with a server/feature.ts is in the list of what runs on a server', () =>
  expect(serverFeatures.map(({ name }) => name as string).toSorted()).toEqual(
    below('*/*/server/feature.ts').toSorted(),
  ))
