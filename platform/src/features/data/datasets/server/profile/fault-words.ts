import type { Localized } from '../../../../../base/web/language.ts'
import type { ProfileFault } from './profile-file.ts'

/** Why a file has no profile, said to who wants to see it. */
export const profileFaultWords: Record<ProfileFault, Localized> = {
  unreadable: {
    zh: '文件内容与扩展名不符，无法解析，但仍可下载。',
    en: 'The file could not be read as what its name says. You can still download it.',
  },
  encoding: {
    zh: '文件既不是 UTF-8 也不是 GB18030 编码，无法读取。',
    en: 'The file is neither UTF-8 nor GB18030.',
  },
  pointer: {
    zh: '这是 Git LFS 的指针，不是文件本身。请运行 `git lfs pull` 取得文件，再重新上传。',
    en: 'This is a Git LFS pointer, not the file. Run `git lfs pull`, then upload it again.',
  },
  empty: { zh: '文件里没有内容。', en: 'There is nothing in the file.' },
  too_wide: {
    zh: '文件的列数太多。',
    en: 'The file has too many columns for a preview.',
  },
  too_large: {
    zh: '文件解压后太大。',
    en: 'Unpacked the file is too large for a preview.',
  },
  timeout: {
    zh: '文件太大，没能在限定时间内读完。',
    en: 'The file could not be read within the time there is.',
  },
  memory: {
    zh: '读取文件需要的内存超出限制。',
    en: 'The file needs too much memory for a preview.',
  },
  crashed: { zh: '读取文件时出错。', en: 'Reading the file failed.' },
}
