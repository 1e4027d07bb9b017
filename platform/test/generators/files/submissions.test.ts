import fc from 'fast-check'
import { expect, test } from 'vitest'
import { generatedFiles, longest, seed } from '../settings.ts'
import { checkSubmission, counted, packed, plain } from './check-submission.ts'

test(
  'result files of every kind are read, refused and scored as a plain reader does',
  async () => {
    await fc.assert(fc.asyncProperty(plain, checkSubmission), { numRuns: generatedFiles, seed })
    // Files that hold nothing wrong, files that do, and of the latter each kind: otherwise the generator has dried up.
    expect(counted.good).toBeGreaterThan(generatedFiles / 20)
    expect(counted.accepted).toBeGreaterThan(generatedFiles / 10)
    expect([...counted.refused.keys()]).toEqual(
      expect.arrayContaining([
        'bad_quote',
        'ragged_row',
        'json',
        'encoding',
        'bom',
        'id_duplicated',
        'bad_number',
      ]),
    )
  },
  longest,
)

test(
  'the same inside of archives, which are refused by what is wrong with them',
  async () => {
    await fc.assert(fc.asyncProperty(packed, checkSubmission), { numRuns: generatedFiles, seed })
    expect([...counted.refused.keys()]).toEqual(
      expect.arrayContaining(['archive', 'archive_damaged', 'archive_encrypted', 'archive_method']),
    )
  },
  longest,
)
