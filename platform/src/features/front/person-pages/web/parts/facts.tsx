import { Briefcase, GraduationCap } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { personWords } from '../../words.ts'
import { Accomplishments } from './accomplishments.tsx'
import type { Person } from './person-data.ts'

/** What somebody tells of themselves: where they work and studied, what they can do, what they made. */
export function Facts({ profile }: Person) {
  const words = useWords(personWords)
  const lang = useLang()
  const [career] = profile.careers
  const [education] = profile.educations
  const { seeWorkInfo, seeEducationInfo } = profile.private
  return (
    <div className="grid content-start gap-6 text-sm">
      <Fact title={words.career.title}>
        {seeWorkInfo === 0 ? (
          <p className="text-muted">{words.career.hidden}</p>
        ) : career ? (
          <p className="flex gap-2.5">
            <Briefcase className="mt-1 size-4 shrink-0 text-muted" aria-hidden="true" />
            <span>
              <strong className="font-semibold">{career.companyName}</strong>
              <span className="block">{career.jobName}</span>
              <Span from={career.workStartTime} to={career.workEndTime} />
            </span>
          </p>
        ) : (
          <p className="text-muted">{words.career.none}</p>
        )}
      </Fact>
      <Fact title={words.education.title}>
        {seeEducationInfo === 0 ? (
          <p className="text-muted">{words.education.hidden}</p>
        ) : education ? (
          <p className="flex gap-2.5">
            <GraduationCap className="mt-1 size-4 shrink-0 text-muted" aria-hidden="true" />
            <span>
              <strong className="font-semibold">{education.schoolName}</strong>
              <span className="block">
                {[education.majorName, words.degrees[education.degreeName]].filter(Boolean).join(' · ')}
              </span>
              <Span from={education.eduStartTime} to={education.eduEndTime} />
            </span>
          </p>
        ) : (
          <p className="text-muted">{words.education.none}</p>
        )}
      </Fact>
      <Fact title={words.skills.title}>
        <Tags names={profile.skills.map(({ skillName }) => skillName)} none={words.skills.none} />
      </Fact>
      {profile.industry.length > 0 && (
        <Fact title={words.industries}>
          <Tags names={profile.industry.map(({ nameCn, nameEn }) => (lang === 'zh-CN' ? nameCn : nameEn))} />
        </Fact>
      )}
      <Fact title={words.accomplishments.title}>
        {seeWorkInfo === 0 ? (
          <p className="text-muted">{words.accomplishments.hidden}</p>
        ) : (
          <Accomplishments lists={profile.accomplishments} />
        )}
      </Fact>
    </div>
  )
}

const Fact = ({ title, children }: { title: string; children: ReactNode }) => (
  <section>
    <h2 className="mb-2 font-semibold">{title}</h2>
    {children}
  </section>
)

function Tags({ names, none }: { names: readonly string[]; none?: string }) {
  if (names.length === 0) return <p className="text-muted">{none}</p>
  return (
    <ul className="flex flex-wrap gap-2">
      {names.map(name => (
        <li key={name} className="rounded-full bg-sunken px-3 py-1 ring-1 ring-line ring-inset">
          {name}
        </li>
      ))}
    </ul>
  )
}

/** Years and months, as far as they are said. */
function Span({ from, to }: { from: string | null; to: string | null }) {
  const said = [from, to].map(day => day?.slice(0, 7).replace('-', '/') ?? '')
  if (said.every(day => day === '')) return null
  return <span className="block text-muted tabular-nums">{said.join(' – ')}</span>
}
