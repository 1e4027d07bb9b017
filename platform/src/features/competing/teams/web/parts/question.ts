/** What is asked once more before it is done, and what is said when it is. */
export type Question = {
  title: string
  text: string
  confirm: string
  done: string
  isDanger?: boolean
  work: () => Promise<unknown>
}
