import { expect, test } from 'vitest'
import { shortClassNames } from './class-names.ts'

test('a class has the same short name in every bundle, and no other class has it', () => {
  const [browser, server] = [shortClassNames('/here'), shortClassNames('/there')]
  const name = browser('card', '/here/src/ui/card.module.css')
  expect(name).toMatch(/^_[\w-]{4}$/)
  expect(server('card', '/there/src/ui/card.module.css?used')).toBe(name)
  expect(browser('title', '/here/src/ui/card.module.css')).not.toBe(name)
  expect(browser('card', '/here/src/ui/other.module.css')).not.toBe(name)
})

test('two classes that would get the same name stop the build', () => {
  const names = shortClassNames('/here')
  const many = () => {
    for (let at = 0; at < 100_000; at++) names(`class-${at}`, '/here/one.module.css')
  }
  expect(many).toThrow('too alike')
})
