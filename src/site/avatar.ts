/** The picture of a logged-in visitor: their own, else the first letter of a name, else an icon. */

export type Avatar =
  | { kind: 'image'; url: string }
  | { kind: 'initial'; letter: string }
  | { kind: 'default-icon' }

export function avatarOf({ imageUrl, name }: { imageUrl: string; name: string }): Avatar {
  if (imageUrl !== '') return { kind: 'image', url: imageUrl }
  const letter = FIRST_LETTER.exec(name.normalize('NFC'))?.[0].toUpperCase()
  return letter === undefined ? { kind: 'default-icon' } : { kind: 'initial', letter }
}

const FIRST_LETTER = /\p{L}/u
