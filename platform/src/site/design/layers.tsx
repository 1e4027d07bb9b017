import { useState } from 'react'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Dialog, DialogActions } from '../../ui/dialog.tsx'
import { Menu } from '../../ui/menu.tsx'
import { PlainButton } from '../../ui/plain-button.tsx'
import { Popover } from '../../ui/popover.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import { say } from '../said.ts'
import { Tooltip } from '../../ui/tooltip.tsx'
import { useWords } from '../use-site.ts'
import { Section, row } from './section.tsx'
import { designWords } from './words.ts'

/** What stands in front of a page, and what takes turns in one place. */
export function Layers() {
  const words = useWords(designWords)
  const [open, setOpen] = useState<'dialog' | 'alert'>()
  const close = () => setOpen(undefined)
  const opener = buttonClass({ variant: 'secondary' })
  const actions = (
    <>
      <Button variant="secondary" onClick={close}>
        {words.cancel}
      </Button>
      <Button onClick={close}>{words.save}</Button>
    </>
  )
  return (
    <Section title={words.sections.layers}>
      <div className={row}>
        <Button variant="secondary" onClick={() => setOpen('dialog')}>
          Dialog
        </Button>
        <Button variant="secondary" onClick={() => setOpen('alert')}>
          AlertDialog
        </Button>
        <Button variant="secondary" onClick={() => say(words.saved)}>
          Toast
        </Button>
        <Menu
          trigger="Menu"
          triggerClass={opener}
          entries={Object.values(words.tabs).map(label => ({ label, onSelect: () => say(label) }))}
        />
        <Popover title={words.note} trigger="Popover" triggerClass={opener}>
          <p className="max-w-60">{words.text}</p>
        </Popover>
        <Tooltip text={words.text}>
          <PlainButton className={opener}>Tooltip</PlainButton>
        </Tooltip>
      </div>
      <Tabs
        label={words.note}
        tabs={Object.values(words.tabs).map(name => ({
          key: name,
          name,
          content: `${name} · ${words.text}`,
        }))}
      />
      {open === 'dialog' && (
        <Dialog title={words.note} closeLabel={words.close} onClose={close}>
          <p className="text-muted">{words.text}</p>
          <DialogActions>{actions}</DialogActions>
        </Dialog>
      )}
      {open === 'alert' && (
        <AlertDialog title={words.note} text={words.text} onClose={close} actions={actions} />
      )}
    </Section>
  )
}
