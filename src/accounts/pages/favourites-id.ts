/** Where the account page has the hotels that its person likes. */
export const FAVOURITES_ID = 'favourites'
