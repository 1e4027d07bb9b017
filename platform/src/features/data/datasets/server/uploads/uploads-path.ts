/** Where the bytes of uploads go. */
export const uploadsPath = '/api/datasets/uploads'
