import { useLocation } from 'react-router'
import { baseOf } from '../../../reviewers/addresses.ts'

/** Under which of its two addresses the area was opened. */
export const useArea = () => baseOf(useLocation().pathname)
