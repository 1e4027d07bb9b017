/**
 * Small letters of other scripts, each before the Latin letter that it or its capital looks like. `look_alike_key` of the
 * database has the same, because names are compared there. Greek ν and υ count as they look when small.
 */
const pairs =
  'аa ӓä вb сc ԁd еe ёë ҽe ԍg һh нh іi їï јj кk ӏl мm оo ӧö рp ԛq ѕs тt уy ѵv ԝw хx ' +
  'αa βb εe ζz ηh ιi κk μm νv οo ρp τt υu χx γy ' +
  'օo սu հh ոn ցg զq յj ' +
  'ꭰd ꭱr ꭲt ꭵi ꭹy ꭺa ꭻj ꭼe ꮃw ꮇm ꮋh ꮍy ꮐg ꮒh ꮓz ꮟb ꮢr ꮤw ꮥs ꮩv ꮪs ꮮl ꮯc ꮲp ꮶk ᏻg ᏼb ' +
  'ᴀa ʙb ᴄc ᴅd ᴇe ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴏo ᴘp ʀr ꜱs ᴛt ᴜu ᴠv ᴡw ʏy ᴢz ɑa ɡg'
export const lookAlikes = new Map(pairs.split(' ').map(([letter = '', latin = '']) => [letter, latin]))

/** The Greek capitals that look like another Latin letter than their small ones; `look_alike_key` has them too. */
const likeCapitals = (name: string): string => name.replaceAll('Ν', 'N').replaceAll('Υ', 'Y')

/** Names by which the site and its staff are known. A person or team of that name would be taken for them. */
const ofSite = new Set(
  [
    'leitai 数据擂台 擂台 system 系统 系统通知 系统消息 official 官方 admin administrator administrators 管理员 系统管理员',
    'staff 工作人员 support 客服 moderator moderators 版主 webmaster 站长 root',
    'organizer organizers organiser organisers host 主办方 组委会 评委会',
  ].flatMap(names => names.split(' ')),
)

/** True if a name, by its look, is one by which the site or its staff are known. */
export const isNameOfSite = (name: string): boolean =>
  ofSite.has(
    [...likeCapitals(name.normalize('NFKC')).toLowerCase()]
      .map(letter => lookAlikes.get(letter) ?? letter)
      .filter(letter => /[\p{L}\p{N}]/u.test(letter))
      .join(''),
  )
