import { Failure } from '../../../../base/contract/failure.ts'
import { baseFaults } from '../../../../base/contract/faults.ts'
import type { Context } from '../../../../base/http/context.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { bidFiles, bidForm } from '../bidding.contract.ts'
import { mostFileBytes, mostFiles } from '../rules.ts'

/** A bid as it came: its fields, and attachments that nothing refers to yet. */
export async function takeBid(context: Context) {
  const taken = await readMultipart(context, {
    schema: bidForm,
    files: bidFiles,
    most: { file: mostFiles },
    maxBytes: () => mostFileBytes,
  })
  if (taken.files.some(file => file.size === 0))
    throw new Failure(baseFaults.invalidInput, { issues: [{ path: 'body.file', code: 'invalid' }] })
  return taken
}
