import { useSizeClass } from '../../browser/use-size-class.ts'
import { usePage } from '../../page-context.tsx'
import { useResultsPage, useShownList } from '../results-context.tsx'
import type { CardSetting } from './card-look.ts'

export function useCardSetting(): CardSetting {
  const { site, text, path } = usePage()
  return { site, text, path, page: useResultsPage(), list: useShownList(), size: useSizeClass() }
}
