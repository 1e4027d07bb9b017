import type { z } from 'zod'
import { Failure } from '../../../../base/contract/failure.ts'
import type { Context } from '../../../../base/http/context.ts'
import { readMultipart } from '../../../../base/http/multipart.ts'
import { readToMemory } from '../../../../base/storage/read-to-memory.ts'
import { applicationFiles, applicationForm } from '../contract.ts'
import { jobFaults } from '../faults.ts'
import { isPdf, mostCvBytes } from '../rules.ts'

type Cv = { name: string; key: string; sha256: string; size: number }

/** An application as it came: its fields, and a CV that nothing refers to yet. */
export async function takeApplication(
  context: Context,
): Promise<{ fields: z.output<typeof applicationForm>; cv: Cv }> {
  const { storage } = context
  const { fields, files } = await readMultipart(context, {
    schema: applicationForm,
    files: applicationFiles,
    maxBytes: () => mostCvBytes,
  })
  const [cv] = files
  if (!cv) throw new Failure(jobFaults.cvMissing, { issues: [{ path: 'body.file', code: 'required' }] })
  const isCv =
    cv.size > 0 &&
    isPdf(await readToMemory(await storage.read(cv.key, { start: 0, end: Math.min(7, cv.size - 1) }), 8))
  if (!isCv) throw new Failure(jobFaults.cvWrong, { issues: [{ path: 'body.file', code: 'invalid' }] })
  return { fields, cv }
}
