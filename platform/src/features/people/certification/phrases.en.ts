import { plural } from '../../../base/web/plural.ts'
import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Identity verification',
  lead: 'Some competitions ask for a verified identity before you join or receive a prize. One identity is enough: mainland China or overseas.',
  company: {
    title: 'Company verification',
    lead: 'For hosting or entering competitions on behalf of a company. Upload the business license and proof of your position.',
  },
  back: 'Go back',
  kinds: { mainland: 'Mainland China', overseas: 'Overseas', enterprise: 'Company' },
  types: { id_card: 'ID card', passport: 'Passport', credit_code: 'Unified social credit code' },
  state: {
    reviewing: {
      title: 'Under review',
      text: time =>
        `Submitted ${time}. We will notify you of the result, usually within 1 to 3 working days.`,
    },
    success: {
      title: kind => `Verified: ${kind}`,
      text: time => `Approved ${time}.`,
      excluded: 'You cannot verify the other type of identity.',
    },
    rejected: {
      title: 'Rejected',
      text: reason => `Reason: ${reason}`,
      again: 'Correct it and submit again.',
    },
  },
  form: {
    kind: 'Identity',
    kindHints: {
      mainland: 'You have a mainland China resident ID card',
      overseas: 'You have a passport or an ID card from another country or region',
    },
    type: 'Document type',
    country: 'Issuing country or region',
    choose: 'Choose',
    realName: 'Full name',
    realNameHint: 'As shown on the document.',
    number: 'Document number',
    companyName: 'Company name',
    creditCode: 'Unified social credit code',
    creditCodeHint: 'The 18 characters on the business license.',
    jobName: 'Your position',
    photos: {
      photo: 'Photo of you holding the document',
      licence: 'Business license',
      proof: 'Proof of position',
    },
    photoHints: {
      photo: 'Your face and all text on the document must be sharp and fully visible.',
      licence: 'A sharp, complete photo or scan of the original.',
      proof: 'A stamped letter of employment, your staff badge or business card.',
    },
    photoLimit: (formats, size) => `${formats}, up to ${size}.`,
    choosePhoto: 'Choose a photo',
    changePhoto: 'Choose another',
    preview: name => `Preview: ${name}`,
    submit: 'Submit for review',
    again: 'Submit again',
    sending: percent => `Uploading ${percent}`,
    privacy: days =>
      `Your name, number and photos are stored encrypted. Only reviewers can see them, and every view is logged. Photos are deleted ${plural(days, 'day')} after the decision. Nothing you enter here is kept in this browser.`,
    missing: {
      realName: 'Enter your full name.',
      number: 'Enter a valid document number.',
      country: 'Choose the issuing country or region.',
      photo: 'Upload a photo of you holding the document.',
      licence: 'Upload the business license.',
      proof: 'Upload the proof of your position.',
      companyName: 'Enter the company name.',
      creditCode: 'Enter a valid unified social credit code.',
      jobName: 'Enter your position.',
      format: formats => `Only ${formats} images are accepted.`,
      size: size => `The image must be at most ${size}.`,
    },
  },
}
