import { activityCovers } from './activity-covers.ts'
import { articleCovers, storyCovers } from './article-covers.ts'

export const informationCovers = { ...articleCovers, ...storyCovers, ...activityCovers }
export type InformationCover = keyof typeof informationCovers
