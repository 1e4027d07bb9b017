import { join } from 'node:path'

/** The longest name that file systems take, in bytes. */
const longest = 255
/** What Windows keeps for devices, whatever their ending. */
const devices = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i
const hasControls = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]/u

/**
 * Where a file of a dataset is saved below `folder`: its name is a path that others wrote. Undefined for one that would
 * lead out of the folder, or that nobody could read. What begins with a dot would be hidden, and may be a setting of
 * some program: it begins with `_` instead.
 */
export function safePath(
  folder: string,
  name: string,
  isWindows = process.platform === 'win32',
): string | undefined {
  const parts = name.split('/')
  const isSafe = parts.every(
    part =>
      part !== '' &&
      part !== '.' &&
      part !== '..' &&
      !part.includes('\\') &&
      !hasControls.test(part) &&
      Buffer.byteLength(part) <= longest &&
      !(isWindows && (/[<>:"|?*]|[. ]$/.test(part) || devices.test(part))),
  )
  return isSafe ? join(folder, ...parts.map(part => part.replace(/^\./, '_'))) : undefined
}
