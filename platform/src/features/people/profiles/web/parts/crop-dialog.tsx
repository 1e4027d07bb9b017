import { useState } from 'react'
import Cropper, { type Area } from 'react-easy-crop'
import 'react-easy-crop/react-easy-crop.css'
import { useMutation } from '../../../../../site/use-mutation.ts'
import { useSendForm } from '../../../../../site/use-send-form.ts'
import { useWords } from '../../../../../site/use-site.ts'
import { Button } from '../../../../../ui/button.tsx'
import { Callout } from '../../../../../ui/callout.tsx'
import { Dialog, DialogActions } from '../../../../../ui/dialog.tsx'
import { Slider } from '../../../../../ui/slider.tsx'
import { pictureSizes, type PictureKind } from '../../pictures.rules.ts'
import { profileWords } from '../../words.ts'
import { cutPicture } from './cut-picture.ts'

/** What of a picture is kept: moved by pointer, finger or arrow keys, and made larger. */
export function CropDialog({
  kind,
  address,
  onClose,
}: {
  kind: PictureKind
  /** Of the picture as it was chosen. */
  address: string
  onClose: () => void
}) {
  const { picture: words } = useWords(profileWords)
  const size = pictureSizes[kind]
  const [crop, setCrop] = useState({ x: 0, y: 0 })
  const [zoom, setZoom] = useState(1)
  const [area, setArea] = useState<Area>()
  const [isUnreadable, setUnreadable] = useState(false)
  const sendForm = useSendForm()
  const { run, isBusy, problem } = useMutation()
  const save = async () => {
    if (!area) return
    const image = await cutPicture(address, area, size)
    const isDone = await run(() => sendForm(`/api/users/picture/${kind}`, { image }))
    if (isDone) onClose()
  }
  return (
    <Dialog title={words[kind].cut} onClose={onClose}>
      {isUnreadable ? (
        <Callout kind="bad" live>
          {words.unreadable}
        </Callout>
      ) : (
        <>
          <p className="text-sm text-muted">{words.howToCut}</p>
          <div className="relative h-[min(20rem,45dvh)] overflow-hidden rounded-xl bg-sunken">
            <Cropper
              image={address}
              crop={crop}
              zoom={zoom}
              aspect={size.width / size.height}
              cropShape={kind === 'avatar' ? 'round' : 'rect'}
              showGrid={false}
              disableAutomaticStylesInjection
              keyboardStep={10}
              // Its arrow keys move the picture, whatever else they do in a page.
              cropperProps={{ role: 'application', 'aria-label': words.howToCut }}
              mediaProps={{ onError: () => setUnreadable(true) }}
              onCropChange={setCrop}
              onZoomChange={setZoom}
              onCropComplete={(_share, pixels) => setArea(pixels)}
            />
          </div>
          <Slider label={words.zoom} min={1} max={4} step={0.05} value={zoom} onChange={setZoom} />
        </>
      )}
      {problem && (
        <Callout kind="bad" live>
          {problem}
        </Callout>
      )}
      <DialogActions>
        <Button variant="secondary" onClick={onClose}>
          {words.cancel}
        </Button>
        {!isUnreadable && (
          <Button busy={isBusy} disabledReason={area ? undefined : words.waiting} onClick={() => void save()}>
            {words.save}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  )
}
