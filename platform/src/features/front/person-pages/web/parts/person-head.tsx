import { MapPin, Pencil, Settings } from 'lucide-react'
import { formatCount, usualZone } from '../../../../../base/web/format.ts'
import { pathTo } from '../../../../../site/path-to.ts'
import { SiteLink } from '../../../../../site/site-link.tsx'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Avatar } from '../../../../../ui/avatar.tsx'
import { buttonClass } from '../../../../../ui/button.tsx'
import { personWords } from '../../words.ts'
import type { Person } from './person-data.ts'
import { PersonActions } from './person-actions.tsx'
import { useFormats } from '../../../../../site/use-formats.ts'

/** Who somebody is, at a glance, and what one can do with them. */
export function PersonHead({ profile, territory, isOwn }: Person) {
  const { formatDay } = useFormats()
  const words = useWords(personWords)
  const lang = useLang()
  const { id, userName: name, introduction } = profile
  const counts = [
    ['followings', words.following, profile.oFollowingCount],
    ['followers', words.followers, profile.oFollowerCount],
  ] as const
  return (
    <header className="mb-8">
      <Banner src={profile.userBanner} />
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
          <span className="relative -mt-12 rounded-full bg-page p-1 sm:-mt-16">
            <Avatar name={name} picture={profile.avatar} size="large" />
          </span>
          <div className="flex flex-wrap items-start gap-3 pt-4">
            {isOwn ? (
              <>
                <SiteLink
                  to={pathTo('/user/:id/profile', { id })}
                  className={buttonClass({ variant: 'secondary' })}
                >
                  <Pencil className="size-4" aria-hidden="true" />
                  {words.edit}
                </SiteLink>
                <SiteLink to="/users/settings-v2" className={buttonClass({ variant: 'quiet' })}>
                  <Settings className="size-4" aria-hidden="true" />
                  <span className="max-sm:sr-only">{words.settings}</span>
                </SiteLink>
              </>
            ) : (
              <PersonActions profile={profile} />
            )}
          </div>
        </div>
        <h1 className="mt-4 flex flex-wrap items-baseline gap-x-3 text-3xl font-bold">
          <span translate="no">{name}</span>
          <span className="text-base font-normal tracking-normal text-muted tabular-nums">
            {words.id(id)}
          </span>
        </h1>
        <p className="mt-2 max-w-[60ch] text-lg text-muted">
          {introduction || (isOwn ? words.introduction.own : words.introduction.none)}
        </p>
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-muted">
          <Place profile={profile} />
          <span className="tabular-nums">{words.age(profile.age === null ? '?' : String(profile.age))}</span>
          {territory && (
            <span>{words.territory(lang === 'zh-CN' ? territory.nameCn : territory.nameEn)}</span>
          )}
          <span className="tabular-nums">{words.joined(formatDay(profile.joinedAt, usualZone))}</span>
        </p>
        <p className="mt-3 flex flex-wrap gap-x-6 gap-y-1">
          {counts.map(([tab, label, count]) => (
            <SiteLink
              key={tab}
              to={pathTo(`/users/:id/${tab}`, { id })}
              className="touch text-muted no-underline hover:text-accent"
            >
              <strong className="mr-1.5 font-semibold text-text tabular-nums">{formatCount(count)}</strong>
              {label}
            </SiteLink>
          ))}
        </p>
      </div>
    </header>
  )
}

function Place({ profile }: Pick<Person, 'profile'>) {
  const words = useWords(personWords)
  const lang = useLang()
  const { province, city, nameCn, nameEn } = profile.location
  const known = lang === 'zh-CN' ? nameCn : nameEn
  const said = known || [province, city].filter(Boolean).join(' ')
  return (
    <span className="inline-flex items-center gap-1.5">
      <MapPin className="size-4" aria-hidden="true" />
      {said === ''
        ? words.noPlace
        : // A place abroad has no province to be missing.
          [said, province === '' && city === '' ? words.noProvince : '', city === '' ? words.noCity : '']
            .filter(Boolean)
            .join(' · ')}
    </span>
  )
}

/** A picture of their choice, else the scoreboard's ground. */
function Banner({ src }: { src: string | null }) {
  if (src)
    return (
      <img
        src={src}
        alt=""
        width={1600}
        height={400}
        fetchPriority="high"
        className="h-36 w-full bg-board object-cover sm:h-56"
      />
    )
  return <div className="squared h-36 w-full bg-board sm:h-56" />
}
