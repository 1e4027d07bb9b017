import { Plus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { localize } from '../../../../../base/web/language.ts'
import { useLang, useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { useFocusOnMoved } from '../../../../../ui/move-steps.tsx'
import { moved, newBlockId, replaced, without } from '../../arrange.ts'
import { blockOf, type KnownBlock, type StoredBlock } from '../../blocks.ts'
import { editingWords } from '../../editing-words.ts'
import { newBlock } from '../../empty.ts'
import { AddBlock } from './add-block.tsx'
import { BlockCard, headId } from './block-card.tsx'
import { useDrag } from './use-drag.ts'

/** The blocks of a page from top to bottom: added, changed, copied, moved and removed. */
export function BlocksEditor({
  blocks,
  open,
  setOpen,
  onChange,
}: {
  blocks: readonly StoredBlock[]
  /** Ids of those that are unfolded. */
  open: ReadonlySet<string>
  setOpen: (id: string, isOpen: boolean) => void
  onChange: (next: (before: StoredBlock[]) => StoredBlock[]) => void
}) {
  const words = useWords(editingWords)
  const lang = useLang()
  const [isAdding, setAdding] = useState(false)
  const [said, setSaid] = useState('')
  const [removed, setRemoved] = useState<{ block: StoredBlock; at: number }>()
  const focusOnMoved = useFocusOnMoved()
  const list = useRef<HTMLOListElement>(null)
  // What is to have the focus once the list stands as it was changed.
  const focusNext = useRef<string>(undefined)
  useEffect(() => {
    if (focusNext.current) document.getElementById(focusNext.current)?.focus()
    focusNext.current = undefined
  })
  const nameOf = (block: StoredBlock) => {
    const kind = blockOf(block.kind)
    return kind ? localize(kind.name, lang) : block.kind
  }
  const move = (from: number, to: number) => {
    const block = blocks[from]
    if (!block || to < 0 || to >= blocks.length || to === from) return
    onChange(before => moved(before, from, to))
    setSaid(words.moved(nameOf(block), to + 1, blocks.length))
  }
  const drag = useDrag(list, move)
  const insert = (block: StoredBlock, at: number) => {
    onChange(before => [...before.slice(0, at), block, ...before.slice(at)])
    setOpen(block.id, true)
    focusNext.current = headId(block.id)
  }
  const add = (kind: KnownBlock) => {
    setAdding(false)
    const block = newBlock(kind, newBlockId())
    insert(block, blocks.length)
    // The dialog gives the focus back to its button when it closes; what was added comes after that.
    setTimeout(() => document.getElementById(headId(block.id))?.focus(), 50)
  }
  return (
    <section className="grid gap-3" data-path="blocks">
      <h2 className="text-lg font-semibold">{words.blocks}</h2>
      {blocks.length === 0 && <p className="text-sm text-muted">{words.noBlocks}</p>}
      <ol ref={list} className="grid grid-cols-1 gap-3">
        {blocks.map((block, at) => (
          <BlockCard
            key={block.id}
            block={block}
            at={at}
            count={blocks.length}
            isOpen={open.has(block.id)}
            drag={drag}
            onToggle={() => setOpen(block.id, !open.has(block.id))}
            onChange={next => onChange(before => replaced(before, at, next))}
            onStep={step => {
              focusOnMoved(block.id, step)
              move(at, at + step)
            }}
            onKeyStep={step => {
              focusNext.current = headId(block.id)
              move(at, at + step)
            }}
            onCopy={() => insert({ ...structuredClone(block), id: newBlockId() }, at + 1)}
            onRemove={() => {
              setRemoved({ block, at })
              setSaid(words.removed(nameOf(block)))
              focusNext.current = headId((blocks[at + 1] ?? blocks[at - 1])?.id ?? '')
              onChange(before => without(before, at))
            }}
          />
        ))}
      </ol>
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="secondary" onClick={() => setAdding(true)}>
          <Plus className="size-4" aria-hidden="true" />
          {words.addBlock}
        </Button>
        {removed && (
          <Button
            variant="quiet"
            onClick={() => {
              insert(removed.block, Math.min(removed.at, blocks.length))
              setRemoved(undefined)
            }}
          >
            {words.undo}
          </Button>
        )}
        <p className="text-sm text-muted" role="status">
          {said}
        </p>
      </div>
      {isAdding && <AddBlock onChoose={add} onClose={() => setAdding(false)} />}
    </section>
  )
}
