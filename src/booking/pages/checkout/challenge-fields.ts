/** What the page with the bank's question gets and sends. */
export const CHALLENGE_FIELDS = { payment: 'payment', answer: 'answer' } as const
