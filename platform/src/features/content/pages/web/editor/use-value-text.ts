import { useFormats } from '../../../../../site/use-formats.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { expertWords } from '../../../experts/words.ts'
import type { PageDocument } from '../../blocks.ts'
import { editingWords } from '../../editing-words.ts'
import { fieldAt } from '../../place-names.ts'
import type { SourceName, SourceValue } from '../../sources.ts'
import { useEditing, type Choices } from './editing.ts'

type Texts = { [S in SourceName]: (value: SourceValue<S>) => readonly string[] }

/** What a difference holds as the form says it, instead of as it is stored. */
export function useValueText(): (path: string, stored: string, document: PageDocument) => string {
  const words = useWords(editingWords)
  const { kinds, all } = useWords(expertWords)
  const lang = useLang()
  const { formatTime } = useFormats()
  const { choices } = useEditing()
  const { source } = words
  const named = (of: Choices['competitions'], ids: readonly (number | null)[]) =>
    ids.map(id => {
      const found = of.find(one => one.id === id)
      if (found) return localize({ zh: found.nameZh, en: found.nameEn }, lang)
      return id === null ? words.revisions.nothing : `#${id}`
    })
  const upTo = (most: number) => `${source.most} ${most}`
  const topicOf = (tag: string) => {
    const topic = choices.topics.find(({ code }) => code === tag)
    return topic ? localize({ zh: topic.nameZh, en: topic.nameEn }, lang) : tag || source.anyTag
  }
  const texts: Texts = {
    competitions: ({ by, ids, tag, state, most }) =>
      by === 'hand'
        ? [source.byHand, ...named(choices.competitions, ids)]
        : [source.byQuery, topicOf(tag), source.states[state], upTo(most)],
    board: ({ competitionId, most }) => [...named(choices.competitions, [competitionId]), upTo(most)],
    rounds: ({ competitionId }) => named(choices.competitions, [competitionId]),
    news: ({ of, most }) => [source.newsOf[of], upTo(most)],
    experts: ({ by, ids, kind, most }) =>
      by === 'hand'
        ? [source.byHand, ...named(choices.experts, ids)]
        : [source.byKind, kind === '' ? all : kinds[kind], upTo(most)],
    jobs: ({ most }) => [upTo(most)],
  }
  return (path, stored, document) => {
    if (path.endsWith('.tone')) return stored === 'tinted' ? words.tones.tinted : words.tones.plain
    const field = fieldAt(path, document)
    switch (field?.kind) {
      case 'choice': {
        const option = field.options[stored]
        return option ? localize(option, lang) : stored
      }
      case 'media':
        return words.media.chosen(Number(stored))
      case 'instant':
        return formatTime(stored, usualZone)
      case 'source':
        // Name and value belong together, which the compiler cannot follow through the list.
        return (texts[field.of] as (value: unknown) => readonly string[])(JSON.parse(stored)).join(' · ')
      case undefined:
      case 'words':
      case 'markdown':
      case 'link':
      case 'list':
        return stored
    }
  }
}
