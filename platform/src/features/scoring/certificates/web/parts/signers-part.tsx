import { BilingualField } from '../../../../../site/staff/bilingual.tsx'
import { PictureField } from '../../../../../site/staff/picture-field.tsx'
import type { Form } from '../../../../../site/use-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Card } from '../../../../../ui/card.tsx'
import { mostSigners } from '../../limits.rules.ts'
import type { Template } from '../../template.ts'
import { certificateWords } from '../../words.ts'

/** Who signs, and with what. */
export function SignersPart({ editing }: { editing: Form<Template> }) {
  const words = useWords(certificateWords)
  const { value, set, problemAt } = editing
  const { signers } = value
  const change = (at: number, next: Partial<Template['signers'][number]>) =>
    set({ signers: signers.map((one, index) => (index === at ? { ...one, ...next } : one)) })
  return (
    <Card as="section" className="grid grid-cols-1 gap-5">
      <div>
        <h2 className="font-semibold">{words.signers}</h2>
        <p className="mt-1 text-sm text-muted">{words.signersHint}</p>
      </div>
      {signers.map((signer, at) => (
        <div key={at} className="grid gap-4 border-b border-line pb-5">
          <BilingualField
            label={words.signerName}
            maxLength={60}
            zh={{
              value: signer.nameZh,
              onChange: nameZh => change(at, { nameZh }),
              problem: problemAt(`value.signers.${at}.nameZh`),
            }}
            en={{
              value: signer.nameEn,
              onChange: nameEn => change(at, { nameEn }),
              problem: problemAt(`value.signers.${at}.nameEn`),
            }}
          />
          <PictureField
            label={words.signature}
            hint={words.signatureHint}
            value={signer.picture}
            onChange={picture => change(at, { picture })}
            problem={problemAt(`value.signers.${at}.picture`)}
            isWhole
          />
          <div>
            <Button
              variant="quiet"
              size="small"
              onClick={() => set({ signers: signers.filter((_, index) => index !== at) })}
            >
              {words.removeSigner(at + 1)}
            </Button>
          </div>
        </div>
      ))}
      {signers.length < mostSigners && (
        <div>
          <Button
            variant="secondary"
            size="small"
            onClick={() => set({ signers: [...signers, { picture: null, nameZh: '', nameEn: '' }] })}
          >
            {words.addSigner}
          </Button>
        </div>
      )}
    </Card>
  )
}
