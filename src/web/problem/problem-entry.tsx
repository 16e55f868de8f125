import { hydratePage } from '../hydrate.tsx'
import { ProblemPage } from './problem-page.tsx'

void hydratePage(ProblemPage)
