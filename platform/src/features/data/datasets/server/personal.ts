import { definePersonal } from '../../../../base/personal.ts'

export const personal = definePersonal({
  dataset: {
    owner_id: {
      gives: ['id', 'title_zh', 'title_en', 'published_at', 'updated_at'],
      with: [
        {
          table: 'dataset_file',
          of: 'dataset_id',
          name: 'name',
          sha256: 'sha256',
          size: 'size',
          crc32: 'crc32',
        },
      ],
      leaving: 'keep',
    },
  },
  // Who agreed to which terms and took what stands for as long as the data do.
  dataset_agreement: { user_id: { gives: ['dataset_id', 'agreed_at'], leaving: 'keep' } },
  dataset_charge: { user_id: { gives: ['sha256', 'size', 'at'], leaving: 'delete' } },
  dataset_download: {
    user_id: { gives: ['dataset_id', 'version_id', 'at', 'address'], leaving: { blank: { address: null } } },
  },
  dataset_upload: {
    // Swept with the bytes that have arrived.
    user_id: {
      gives: ['name', 'size', 'received', 'state', 'created_at'],
      leaving: { blank: { expires_at: '1970-01-01' } },
    },
  },
  dataset_version: { created_by: 'deed' },
})
