import { expect, test } from 'vitest'
import { type Avatar, avatarOf } from './person.ts'

test.each<[string, string, Avatar]>([
  ['/me.jpg', 'Ana', { kind: 'image', url: '/me.jpg' }],
  ['/me.jpg', '', { kind: 'image', url: '/me.jpg' }],
  ['', 'ana', { kind: 'initial', letter: 'A' }],
  ['', ' «élise»', { kind: 'initial', letter: 'É' }],
  ['', 'e\u0301lise', { kind: 'initial', letter: 'É' }],
  ['', '', { kind: 'default-icon' }],
  ['', '7 · 7', { kind: 'default-icon' }],
])('the image "%s" and the name "%s"', (imageUrl, name, avatar) => {
  expect(avatarOf({ imageUrl, name })).toEqual(avatar)
})
