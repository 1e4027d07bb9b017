import type { Columns } from '../../../../base/database/columns.ts'
import type { Refine } from '../../../../base/database/refine.ts'
import type { Profile } from '../profile-schema.ts'
import type { Field } from '../schema.ts'

declare module '../../../../base/database/tables.ts' {
  interface Tables {
    /**
     * `updated_at`: when the current version was published; `protocol_since`: who accepted the protocol before accepted
     * another; `withdrawn_at` is set while its organiser keeps it from competitors.
     */
    dataset: Columns['dataset']
    /** Each version has texts of its own, and the dataset has those of its current one. */
    dataset_version: Columns['dataset_version']
    /** `name` is a path inside the dataset. */
    dataset_file: Refine<'dataset_file', { fields: Field[] }>
    dataset_agreement: Columns['dataset_agreement']
    /** Without a file all were taken at once. */
    dataset_download: Columns['dataset_download']
    dataset_day: Columns['dataset_day']
    dataset_profile: Refine<'dataset_profile', { result: Profile }>
    dataset_upload: Columns['dataset_upload']
    dataset_charge: Columns['dataset_charge']
  }
}
