import type { phrases as zh } from './session-phrases.zh.ts'

export const phrases: typeof zh = {
  title: 'Devices',
  about:
    'Where your account is signed in. If you do not recognize a device, sign it out and change your password.',
  unknownDevice: 'Unknown device',
  device: (browser, system) => `${browser} on ${system}`,
  current: 'This device',
  since: time => `Signed in ${time}`,
  seen: time => `Last used ${time}`,
  address: address => `IP ${address}`,
  end: 'Sign out',
  endOf: device => `Sign out ${device}`,
  endOthers: 'Sign out all other devices',
  endOthersTitle: 'Sign out all other devices?',
  endOthersText: 'You will have to sign in again everywhere except here. Access tokens keep working.',
  noOthers: 'You are not signed in anywhere else.',
}
