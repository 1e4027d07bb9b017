import { unbroken } from '../../../../../base/web/unbroken.ts'

/** The heading of a page that does not begin with a hero. */
export function PageHeading({ title, description }: { title: string; description: string }) {
  return (
    <header className="border-b border-line bg-linear-to-b from-accent-soft to-page py-10">
      <div className="mx-auto max-w-6xl px-4 sm:px-6">
        <h1 className="text-3xl font-extrabold text-balance sm:text-4xl">{unbroken(title)}</h1>
        {description !== '' && <p className="mt-3 max-w-3xl text-lg text-muted">{description}</p>}
      </div>
    </header>
  )
}
