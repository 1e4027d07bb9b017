/** Whether something goes on without an end: one that nobody who reads of it will see, as ISO 8601. */
export const isStanding = (endTime: string): boolean => endTime >= '2100'
