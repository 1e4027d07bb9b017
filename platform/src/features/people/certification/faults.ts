import { defineFaults } from '../../../base/contract/failure.ts'

/** Of asking to be certified. */
export const certificationFaults = defineFaults({
  numberInvalid: {
    code: 'e400200',
    status: 400,
    zh: '请输入有效的证件号码。',
    en: 'Enter a valid ID number.',
  },
  typeMissing: {
    code: 'e400201',
    status: 400,
    zh: '请选择证件类型。',
    en: 'Choose the type of certificate.',
  },
  countryMissing: {
    code: 'e400206',
    status: 400,
    zh: '请选择签发证件的国家或地区。',
    en: 'Choose the country or region that issued the document.',
  },
  photoMissing: {
    code: 'e400202',
    status: 400,
    zh: '请上传手持证件照。',
    en: 'Upload a photo of yourself holding the certificate.',
  },
  creditCodeInvalid: {
    code: 'e400203',
    status: 400,
    zh: '请输入有效的统一社会信用代码。',
    en: 'Enter a valid unified social credit code.',
  },
  documentMissing: {
    code: 'e400204',
    status: 400,
    zh: '请上传营业执照和在职证明。',
    en: 'Upload the business license and the proof of employment.',
  },
  photoType: {
    code: 'e415200',
    status: 415,
    zh: '照片的格式不支持。',
    en: 'This image format is not accepted.',
  },
  photoTooLarge: {
    code: 'e413200',
    status: 413,
    zh: '照片太大。',
    en: 'The photo is too large.',
  },
  already: {
    code: 'e409200',
    status: 409,
    zh: '你已经通过了这项认证。',
    en: 'You are certified already.',
  },
  underReview: {
    code: 'e409201',
    status: 409,
    zh: '上一次提交正在审核，请等待结果。',
    en: 'Your last application is still under review. Wait for its result.',
  },
  excluded: {
    code: 'e409202',
    status: 409,
    zh: '大陆身份与海外身份只能认证其一，你已经认证了另一种。',
    en: 'Mainland and overseas identities exclude each other, and you are certified as the other.',
  },
  numberTaken: {
    code: 'e409203',
    status: 409,
    zh: '这个证件号码已用于另一个账号。如有疑问请联系工作人员。',
    en: 'This number is in use by another account. Contact our staff if that is wrong.',
  },
})

/** Of deciding about it. */
export const certifierFaults = defineFaults({
  notFound: {
    code: 'e404200',
    status: 404,
    zh: '没有这份认证申请。',
    en: 'Application not found.',
  },
  photoGone: {
    code: 'e404201',
    status: 404,
    zh: '没有这张照片，或者它已按规定删除。',
    en: 'Photo not found, or it was deleted under the retention policy.',
  },
  ownApplication: {
    code: 'e403200',
    status: 403,
    zh: '不能审核自己的申请。',
    en: 'You cannot review your own application.',
  },
  sameEyes: {
    code: 'e403201',
    status: 403,
    zh: '你已经通过了初审，复审需要由另一位审核员完成。',
    en: 'You gave the first approval. The second must come from another certifier.',
  },
  reasonMissing: {
    code: 'e400205',
    status: 400,
    zh: '驳回时请写明原因，申请人会看到。',
    en: 'Give a reason for rejecting. The applicant will see it.',
  },
  decided: {
    code: 'e409204',
    status: 409,
    zh: '这份申请已经有了审核结果。',
    en: 'This application has already been decided.',
  },
  locked: {
    code: 'e409205',
    status: 409,
    zh: '证件信息由另一把主密钥加密，当前无法读取。请联系运维人员。',
    en: 'This was encrypted with another master key and cannot be read. Contact the site operator.',
  },
})
