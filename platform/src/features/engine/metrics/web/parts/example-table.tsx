import { Scroller } from '../../../../../ui/scroller.tsx'

/** A small file as one sees it: its header and its rows. */
export function ExampleTable({ title, rows }: { title: string; rows: readonly (readonly string[])[] }) {
  const [header = [], ...body] = rows
  return (
    <Scroller label={title} className="min-w-0 overflow-x-auto rounded-xl border border-line">
      <table className="w-full text-sm tabular-nums">
        <caption className="bg-sunken px-3 py-2 text-left font-medium">{title}</caption>
        <thead>
          <tr>
            {header.map(name => (
              <th key={name} scope="col" className="border-b border-line px-3 py-1.5 text-left font-medium">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {body.map((cells, row) => (
            // oxlint-disable-next-line react/no-array-index-key -- the rows of an example never change
            <tr key={row}>
              {header.map((name, column) => (
                <td key={name} className="px-3 py-1.5 font-mono">
                  {cells[column]}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Scroller>
  )
}
