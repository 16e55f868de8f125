import type { SizeClass } from '../../../../../ui/rules/screen-sizes.ts'
import { usePage } from '../../../../../ui/page-context.tsx'
import { useResultsPage, useShownList } from '../results-context.tsx'
import type { CardSetting } from './card-look.ts'

export function useCardSetting(size: SizeClass): CardSetting {
  const { site, text, path } = usePage()
  return { site, text, path, page: useResultsPage(), list: useShownList(), size }
}
