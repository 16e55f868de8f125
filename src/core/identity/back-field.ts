/** Where to go after signing in: in the address of the form, and in the form itself. */
export const BACK_FIELD = 'back'
