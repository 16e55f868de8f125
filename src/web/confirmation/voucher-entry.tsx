import { hydratePage } from '../hydrate.tsx'
import { VoucherPage } from './voucher-page.tsx'

void hydratePage(VoucherPage)
