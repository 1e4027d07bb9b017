import { work } from '../../../../base/jobs/job.ts'
import { competitionTitles } from '../../../competing/competitions/server/public.ts'
import { deliver } from '../../../people/notices/server/public.ts'
import { issueCertificates } from './commands/issue-certificates.ts'
import { issueJob, tellOfCertificatesJob } from './job.ts'

export const certificateJobs = [
  work(issueJob, async ({ db }, { competitionId }, { now }) =>
    db.transaction().execute(tx => issueCertificates(tx, competitionId, now)),
  ),

  work(tellOfCertificatesJob, async ({ db }, { competitionId, key, what, userIds }, { now }) => {
    const title = (await competitionTitles(db, [competitionId])).get(competitionId)
    if (!title) return
    const { titleZh, titleEn } = title
    const text =
      what === 'issued'
        ? {
            zh: `你在“${titleZh}”中的证书已经可以下载了。`,
            en: `Your certificate for “${titleEn}” is ready to download.`,
          }
        : {
            zh: `你在“${titleZh}”中的证书已被撤销，因为最终名次有了变化。`,
            en: `Your certificate for “${titleEn}” was revoked, because the final ranks have changed.`,
          }
    const path = `/competitions/${competitionId}#certificates`
    await deliver(db, { key, kind: `certificates.${what}`, text, path, to: userIds }, now)
  }),
]
