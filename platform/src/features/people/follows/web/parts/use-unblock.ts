import { useMutation } from '../../../../../site/use-mutation.ts'

/** Ends that one has blocked somebody. */
export function useUnblock(id: number) {
  const { api, run, isBusy, problem } = useMutation()
  const unblock = () => void run(() => api('DELETE /api/users/{id}/block', { params: { id } }))
  return { unblock, isBusy, problem }
}
