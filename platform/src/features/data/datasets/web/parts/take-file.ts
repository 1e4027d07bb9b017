/** Begins a download as a link of this address would. */
export function takeFile(address: string): void {
  Object.assign(document.createElement('a'), { href: address, download: '' }).click()
}

export const fileAddress = (file: { id: number }): string => `/api/datasets/files/${file.id}`

export const archiveAddress = (dataset: { id: number; version: { number: number } }): string =>
  `/api/datasets/${dataset.id}/archive?version=${dataset.version.number}`
