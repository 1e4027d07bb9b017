import { z } from 'zod'

/** The form of a call that takes a picture: no fields besides the picture itself. */
export const pictureFields = z.object({})
export const pictureFiles = ['image'] as const
