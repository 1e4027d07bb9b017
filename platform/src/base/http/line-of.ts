import { isIPv6 } from 'node:net'

/**
 * The part of an address that stays the same for one line: IPv4 whole, also where it is mapped into IPv6; of IPv6 the
 * network (/64), because devices change the rest as they like.
 */
export function lineOf(address: string): string {
  const plain = address.replace(/%.*$/, '')
  if (!isIPv6(plain)) return plain
  // Hexadecimal groups without leading zeros, whichever way it was written.
  const [head = '', tail = ''] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::')
  const [left, right] = [head, tail].map(part => part.split(':').filter(Boolean)) as [string[], string[]]
  const groups = [...left, ...Array<string>(8 - left.length - right.length).fill('0'), ...right]
  if (groups.slice(0, 6).join(':') !== '0:0:0:0:0:ffff') return groups.slice(0, 4).join(':')
  return groups
    .slice(6)
    .flatMap(group => [Number.parseInt(group, 16) >> 8, Number.parseInt(group, 16) & 255])
    .join('.')
}
