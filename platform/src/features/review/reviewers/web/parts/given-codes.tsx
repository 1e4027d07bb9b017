import { csvLine, csvStart } from '../../../../../base/csv/csv.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { DataTable } from '../../../../../ui/data-table.tsx'
import { accountWords } from '../../account-words.ts'

export type Given = { account: string; name: string; code: string }

/** First passwords as they are handed over: nobody can see them again. */
export function GivenCodes({ given, onClose }: { given: readonly Given[]; onClose: () => void }) {
  const words = useWords(accountWords)
  const save = () => {
    const lines = given.map(one => csvLine([one.account, one.name, one.code]))
    const text = csvStart + csvLine(['account', 'name', 'first password']) + lines.join('')
    const address = URL.createObjectURL(new Blob([text], { type: 'text/csv' }))
    Object.assign(document.createElement('a'), { href: address, download: 'first-passwords.csv' }).click()
    URL.revokeObjectURL(address)
  }
  return (
    <Callout kind="warn" live>
      <h2 className="font-semibold">{words.given.title}</h2>
      <p className="mt-1 mb-4">{words.given.text}</p>
      <DataTable
        caption={words.given.title}
        rows={given}
        rowKey={one => one.account}
        columns={[
          { key: 'account', label: words.account, cell: one => <code translate="no">{one.account}</code> },
          { key: 'name', label: words.name, isName: true, cell: one => one.name },
          { key: 'code', label: words.given.code, cell: one => <code translate="no">{one.code}</code> },
        ]}
      />
      <div className="mt-4 flex flex-wrap gap-3">
        <Button onClick={save}>{words.given.save}</Button>
        <Button variant="secondary" onClick={onClose}>
          {words.given.close}
        </Button>
      </div>
    </Callout>
  )
}
