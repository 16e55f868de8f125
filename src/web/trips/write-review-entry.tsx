import { hydratePage } from '../hydrate.tsx'
import { WriteReviewPage } from '../reviews/write-review-page.tsx'

void hydratePage(WriteReviewPage)
