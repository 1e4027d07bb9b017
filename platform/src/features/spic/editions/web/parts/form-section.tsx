import { useFormats } from '../../../../../site/use-formats.ts'
import { usualZone } from '../../../../../base/web/format.ts'
import { useApi } from '../../../../../site/browser-api.ts'
import { EditingForm } from '../../../../../site/staff/editing-form.tsx'
import { PartTabs } from '../../../../../site/staff/part-tabs.tsx'
import { useForm } from '../../../../../site/use-form.ts'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { formIssues } from '../../../forms/rules.ts'
import { FormBuilder } from '../../../forms/web/parts/form-builder.tsx'
import { FormOutline } from '../../../forms/web/parts/form-outline.tsx'
import { FormPreview } from '../../../forms/web/parts/form-preview.tsx'
import { takesFiles, type FormPurpose } from '../../rules.ts'
import { editionWords } from '../../words.ts'
import type { ManagedEdition } from './managed-edition.ts'

type Form = ManagedEdition['forms'][number]

/** A form with its versions: one that nobody has filled in is changed here, the others are shown. */
export function FormSection({
  edition,
  purpose,
  version,
}: {
  edition: ManagedEdition
  purpose: FormPurpose
  /** Which is to be shown; the latest where there is no such. */
  version: number
}) {
  const { admin: words } = useWords(editionWords)
  const versions = edition.forms.filter(form => form.purpose === purpose)
  const form = versions.find(one => one.version === version) ?? versions[0]
  if (!form) return null
  return (
    <div className="grid grid-cols-1 gap-6">
      {versions.length > 1 && (
        <PartTabs
          label={words.earlier}
          name="version"
          keep={`part=${purpose}`}
          shown={String(form.version)}
          tabs={versions.map(one => ({
            key: String(one.version),
            name: words.formVersion(String(one.version)),
            isFilled: one.frozenAt !== null,
          }))}
        />
      )}
      {form.frozenAt === null ? (
        <OpenForm key={form.id} editionId={edition.id} form={form} />
      ) : (
        <FrozenForm editionId={edition.id} form={form} isLatest={form === versions[0]} />
      )}
    </div>
  )
}

function OpenForm({ editionId, form }: { editionId: number; form: Form }) {
  const { admin: words } = useWords(editionWords)
  const api = useApi()
  const asked = { takesFiles: takesFiles(form.purpose) }
  const editing = useForm({
    name: `spic-form:${form.id}`,
    saved: form,
    save: (value, tag) =>
      api('PUT /api/admin/spic/{editionId}/forms/{formId}', {
        params: { editionId, formId: form.id },
        body: { value, tag },
      }),
    check: ({ fields }) => ({ fields: formIssues(fields, asked).length > 0 ? 'wrong' : undefined }),
  })
  const { value, onChange, problem } = editing.field('fields')
  return (
    <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
      <EditingForm editing={editing}>
        <Card as="section" className="grid gap-4">
          <h2 className="font-semibold">{words.formVersion(String(form.version))}</h2>
          <p className="text-sm text-muted">{words.notFrozen}</p>
          <FormBuilder
            fields={value}
            problems={problem === undefined ? [] : formIssues(value, asked)}
            takesFiles={asked.takesFiles}
            onChange={onChange}
          />
        </Card>
      </EditingForm>
      <div className="min-w-0">
        <FormPreview fields={value} />
      </div>
    </div>
  )
}

function FrozenForm({ editionId, form, isLatest }: { editionId: number; form: Form; isLatest: boolean }) {
  const { formatTime } = useFormats()
  const { admin: words } = useWords(editionWords)
  const { api, run, isBusy, problem } = useMutation()
  return (
    <Card as="section" className="grid gap-5">
      <h2 className="font-semibold">{words.formVersion(String(form.version))}</h2>
      {form.frozenAt !== null && <Callout>{words.frozen(formatTime(form.frozenAt, usualZone))}</Callout>}
      <FormOutline label={words.contents} fields={form.value.fields} />
      {isLatest && (
        <div className="grid gap-2 text-sm">
          <p className="text-muted">{words.nextVersionHint}</p>
          <div>
            <Button
              variant="secondary"
              busy={isBusy}
              onClick={() =>
                void run(() =>
                  api('POST /api/admin/spic/{editionId}/forms', {
                    params: { editionId },
                    body: { purpose: form.purpose },
                  }),
                )
              }
            >
              {words.nextVersion}
            </Button>
          </div>
          {problem && <p className="text-bad">{problem}</p>}
        </div>
      )}
    </Card>
  )
}
