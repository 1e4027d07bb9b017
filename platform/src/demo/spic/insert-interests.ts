import type { Tx } from '../../base/database/tables.ts'
import type { MadeEdition } from './insert-editions.ts'
import type { MadeProposal } from './insert-proposals.ts'
import type { PlannedProposal } from './proposal.ts'

const day = 86_400_000
const contact = '高明远，临江高新区园区运营中心，0571-8000-0186'

/** What the partner says of the first proposals, and what their teams answered. */
const said = [
  {
    message: '二期两栋楼的冷站可以先试：有分项计量，值班班组愿意配合，停机窗口在每周日凌晨。',
    answer: null,
    answerContact: '',
  },
  {
    message: '园区东门的配电房适合做对照，半年数据可以在现场调阅，不出园区。',
    answer: 'agreed',
    answerContact: '请联系项目负责人，邮箱见方案首页；工作日 10 至 18 点可以接电话。',
  },
  {
    message: '想了解断网时怎样退回人工，能否先在一栋楼跑两周？',
    answer: 'refused',
    answerContact: '',
  },
] as const

/** Interests of a partner while everything is reviewed: one waits, one is agreed to, one is declined. */
export async function expressInterests(
  tx: Tx,
  {
    edition,
    proposals,
    partner,
    now,
  }: {
    edition: MadeEdition
    proposals: readonly MadeProposal<PlannedProposal>[]
    partner: number
    now: Date
  },
): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * day)
  await tx
    .insertInto('review_interest')
    .values(
      said.flatMap(({ message, answer, answerContact }, at) => {
        const proposal = proposals[at]
        if (!proposal) return []
        return [
          {
            reviewer_id: partner,
            proposal_id: proposal.id,
            edition_id: edition.id,
            message,
            contact,
            created_at: before(5 - at),
            answer,
            answered_at: answer ? before(2) : null,
            entry_contact: answerContact,
          },
        ]
      }),
    )
    .execute()
}
