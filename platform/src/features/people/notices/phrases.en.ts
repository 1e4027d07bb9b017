import type { Translated } from '../../../base/web/words.ts'
import type { phrases as zh } from './phrases.zh.ts'

export const phrases: Translated<typeof zh> = {
  title: 'Notices',
  unread: count => `${count} unread`,
  allRead: 'Nothing unread',
  readAll: 'Mark all as read',
  nothingUnread: 'You have read everything',
  settings: 'Notice settings',
  isUnread: 'Unread',
  delete: 'Delete',
  deleteThis: title => `Delete notice: ${title}`,
  deleted: 'The notice was deleted.',
  more: 'Show more',
  moreFailed: 'More could not be loaded. Try again.',
  end: count => `That is all: ${count === '1' ? '1 notice' : `${count} notices`}`,
  empty: 'No notices yet',
  emptyHint:
    'When somebody asks to join your team, replies to your discussion, or a competition moves on, you hear of it here.',
  browse: 'Browse competitions',
  open: 'Open',
  back: 'All notices',
  one: {
    title: 'Notice',
    at: time => `Received ${time}`,
  },
  setting: {
    title: 'Notice settings',
    about: 'Choose how you hear of each kind of notice. Changes take effect at once.',
    email: address => `E-mails go to ${address}.`,
    noEmail:
      'No e-mail address is bound, so you get no e-mails. Bind one for the choices below to take effect.',
    bind: 'Bind an e-mail address',
    digest: 'Daily digest by e-mail',
    digestHint:
      'Collects what you have not read into one e-mail each morning. Nothing is sent when nothing is new.',
    digestOff: 'The digest is off: kinds set to “daily digest” are not e-mailed.',
    site: 'On the site',
    always: 'Always kept',
    mail: 'E-mail',
    mailOf: title => `E-mail: ${title}`,
    mails: { now: 'At once', daily: 'Daily digest', off: 'No e-mail' },
    saved: 'Saved.',
    groups: {
      competition: 'Competitions',
      team: 'Team',
      result: 'Results and promotion',
      discussion: 'Discussions and comments',
      people: 'Follows and messages',
      account: 'Account and certification',
      staff: 'Organising and administration',
    },
  },
}
