import { defineFaults } from '../../../base/contract/failure.ts'

export const identityFaults = defineFaults({
  tokenLimit: {
    code: 'e40910',
    status: 409,
    zh: '最多保留 20 个访问令牌，请先撤销不用的。',
    en: 'You can keep at most 20 access tokens. Revoke one you no longer use.',
  },
  noSuchToken: {
    code: 'e40410',
    status: 404,
    zh: '没有这个访问令牌。',
    en: 'Access token not found.',
  },
})
