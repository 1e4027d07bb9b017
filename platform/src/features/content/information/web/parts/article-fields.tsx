import { localize } from '../../../../../base/web/language.ts'
import { BilingualMarkdownField } from '../../../../../site/staff/bilingual-markdown.tsx'
import { BilingualField, sidesOf } from '../../../../../site/staff/bilingual.tsx'
import { PictureField } from '../../../../../site/staff/picture-field.tsx'
import type { Form } from '../../../../../site/use-form.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Card } from '../../../../../ui/card.tsx'
import { SelectField, TextField } from '../../../../../ui/field.tsx'
import { MultiSelect } from '../../../../../ui/multi-select.tsx'
import { editingWords } from '../../editing-words.ts'
import { categoriesOf, longestBody, mostCompetitions, type Category } from '../../rules.ts'
import type { ArticleValue } from '../../schema.ts'
import { informationWords } from '../../words.ts'
import type { EditedArticle } from '../edit-article.page.tsx'

/** What an article says, in both languages, and what it belongs to. */
export function ArticleFields({ article, editing }: { article: EditedArticle; editing: Form<ArticleValue> }) {
  const words = useWords(editingWords)
  const { categories } = useWords(informationWords)
  const { form } = words
  const lang = useLang()
  const { value, set, problemAt } = editing
  const text = (name: 'title' | 'summary' | 'author' | 'body') =>
    sidesOf(name, value, set, field => problemAt(`value.${field}`))
  const known = new Map(article.competitions.map(one => [one.id, one.title]))
  // One that is not public any more stays chosen, by its number.
  const offered = [
    ...article.competitions,
    ...value.competitionIds.filter(id => !known.has(id)).map(id => ({ id, title: `#${id}` })),
  ]
  return (
    <>
      <Card as="section" className="grid gap-5">
        <h2 className="font-semibold">{form.head}</h2>
        <BilingualField label={form.title} maxLength={120} {...text('title')} />
        <BilingualField label={form.summary} maxLength={300} rows={3} {...text('summary')} />
      </Card>
      <Card as="section" className="grid gap-6">
        <BilingualMarkdownField label={form.body} maxLength={longestBody} {...text('body')} />
      </Card>
      <Card as="section" className="grid gap-5">
        <h2 className="font-semibold">{form.about}</h2>
        <SelectField
          className="max-w-60"
          label={form.category}
          value={value.category ?? ''}
          onChange={chosen => set({ category: chosen === '' ? null : chosen })}
          options={[
            ['', form.noCategory],
            ...(categoriesOf[article.kind] as readonly Category[]).map(
              one => [one, categories[one]] as const,
            ),
          ]}
          problem={problemAt('value.category')}
        />
        <BilingualField label={form.author} maxLength={60} {...text('author')} />
        <TextField
          className="max-w-md"
          type="number"
          min={1}
          step={1}
          label={form.authorId}
          hint={
            article.authorName === null || value.authorId !== article.value.authorId
              ? form.authorIdHint
              : form.authorIs(article.authorName)
          }
          value={value.authorId === null ? '' : String(value.authorId)}
          onChange={typed => set({ authorId: typed === '' ? null : Number(typed) })}
          problem={problemAt('value.authorId')}
        />
        <SelectField
          className="max-w-md"
          label={form.site}
          hint={form.siteHint}
          value={value.siteId === null ? '' : String(value.siteId)}
          onChange={chosen => set({ siteId: chosen === '' ? null : Number(chosen) })}
          options={[
            ['', form.noSite],
            ...article.sites.map(
              ({ id, titleZh, titleEn }) =>
                [String(id), localize({ zh: titleZh, en: titleEn }, lang)] as const,
            ),
          ]}
          problem={problemAt('value.siteId')}
        />
        <PictureField
          label={form.cover}
          hint={form.coverHint}
          value={value.cover}
          onChange={cover => set({ cover })}
          problem={problemAt('value.cover')}
        />
        <MultiSelect
          label={form.competitions}
          hint={form.competitionsHint}
          empty={form.noCompetitions}
          noMatch={form.noMatch}
          words={{ search: form.searchCompetitions, open: form.open, remove: form.remove }}
          options={offered.map(one => ({ value: one.id, label: one.title }))}
          chosen={value.competitionIds}
          onChange={chosen => set({ competitionIds: chosen.slice(0, mostCompetitions) })}
        />
      </Card>
    </>
  )
}
